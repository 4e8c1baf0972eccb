import { business } from './business.ts'

/** What 'Save our number' puts into a phone's contacts, and the words of its links. */
export const savedContact = {
  path: `/${business.shortName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.vcf`,
  save: 'Save our number',
  description: 'Adds us to the contacts of your phone',
  phones: [
    { value: business.phone, label: 'Call or text' },
    { value: business.residentialPhone, label: 'Residential' },
  ],
  emails: [
    { value: business.email, label: 'General' },
    { value: business.emergencyEmail, label: 'Emergency' },
  ],
} as const
