type Labelled = { readonly value: string; readonly label: string }

type Contact = {
  readonly name: string
  /** The first is the one to call; phones show the label of each. */
  readonly phones: readonly Labelled[]
  readonly emails: readonly Labelled[]
  readonly url: string
  readonly logo: Buffer
}

/**
 * A contact for a phone's address book. Version 3.0 and Apple's label lines are what iOS and Android both read in
 * full; 4.0 is not. PHOTO is what both show beside the name, LOGO what the standard calls it.
 */
export function buildVcard({ name, phones, emails, url, logo }: Contact): string {
  const image = `;ENCODING=b;TYPE=PNG:${logo.toString('base64')}`
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    'N:;;;;',
    `ORG:${escapeText(name)}`,
    'X-ABShowAs:COMPANY',
    ...writeLabelled('TEL;TYPE=WORK,VOICE', 'phone', phones),
    ...writeLabelled('EMAIL;TYPE=INTERNET,WORK', 'email', emails),
    `URL:${url}`,
    `PHOTO${image}`,
    `LOGO${image}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function writeLabelled(property: string, group: string, entries: readonly Labelled[]): string[] {
  return entries.flatMap(({ value, label }, index) => {
    const preference = index === 0 ? ',PREF' : ''
    const item = `${group}${index + 1}`
    return [`${item}.${property}${preference}:${value}`, `${item}.X-ABLabel:${escapeText(label)}`]
  })
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')
}

/** The standard's lines are 75 bytes long at most and go on after a space. */
function foldLine(line: string): string {
  const folded = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      folded.push(' ')
      bytes = 1
    }
    folded[folded.length - 1] += character
    bytes += size
  }
  return folded.join('\r\n')
}
