/**
 * The business itself. Everything that names it, reaches it or links to it is written from this file:
 * header, footer, contact section, page heads, structured data. Edit it here and nowhere else.
 *
 * The values below are samples. A build says so, one line for each that is still in place.
 */
export const business = {
  name: 'Northpane Window Repair',
  shortName: 'Northpane',
  tagline: 'Window Repair, Calgary',
  /** In E.164 (+ country code, no spaces). Calls and texts both go here. */
  phone: '+14035550142',
  /** Shown on the residential page only. */
  residentialPhone: '+14035550187',
  email: 'hello@northpane.example',
  emergencyEmail: 'emergency@northpane.example',
  /** The URL of the published site. SITE_URL overrides it at build. */
  siteUrl: 'https://www.northpane.example',
  social: {
    facebook: 'https://www.facebook.com/northpane.example',
    instagram: 'https://www.instagram.com/northpane.example',
    linkedin: 'https://www.linkedin.com/company/northpane.example',
  },
  city: 'Calgary',
  region: 'AB',
  country: 'CA',
  /** How the reference of a request begins, which a visitor reads aloud on the phone: NP-7K2M9Q. */
  referencePrefix: 'NP',
  /** In which the owner reads when a request came. */
  timeZone: 'America/Edmonton',
} as const
