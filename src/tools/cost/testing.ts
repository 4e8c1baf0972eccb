export const example = {
  path: '/services#cost',
  keptByAnotherVersion: { symptom: 5, windows: 'many', place: {} },
}
