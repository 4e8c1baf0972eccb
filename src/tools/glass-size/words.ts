import type { Orientation } from './dimensions.ts'
import { formatCentimetrePair, formatInches, formatInchPair, formatTolerance } from './lengths.ts'
import type { FaultReason, GlassSize } from './measure-glass.ts'

/** The sides of a pane that can be typed, in inches. */
export const paneInches = { from: 4, to: 144 } as const

/** The words around the tool that measures glass from a photo. */
export const glassSizeSection = {
  eyebrow: 'Measure it from a photo',
  title: 'How big is the glass?',
  // True with and without the tool.
  lead: 'A sheet of letter paper and one photo are enough for a first size.',
  link: 'Measure the glass from a photo',
  withoutTool:
    'Measure the glass you can see, from frame to frame, and put the size in your message. Or text us a photo of the window with a sheet of letter paper (8.5 × 11 in) taped to the glass:',
} as const

/** The words of the tool itself, which travel with its script. */
export const glassSize = {
  ways: { question: 'How do you want to give the size?', photo: 'From a photo', typed: 'I know the size' },
  steps: [
    { name: 'Tape a letter sheet to the glass', description: '8.5 × 11 in, flat on the pane, near the middle.' },
    {
      name: 'Take one photo',
      description: 'From about straight ahead, with the main lens. All four corners of the glass in view.',
    },
    {
      name: 'Mark eight corners',
      description: 'Four of the paper, four of the glass. We work out the rest here, on this device.',
    },
  ],
  choosePhoto: 'Take or choose a photo',
  tryDrawing: 'Try it on a drawn window',
  privacy: 'The photo stays on this device.',
  opening: 'Opening the picture…',
  noDrawing: 'The drawn window did not arrive. Take a photo, or type the size.',
  accuracy: {
    title: 'How close it comes',
    // From straight ahead to 45 degrees from the side, as tolerance.test.ts finds it.
    rows: [
      { pane: 'A pane of 24 × 36 in', tolerance: 'give or take 1 to 1¼ in' },
      { pane: '36 × 48 in', tolerance: 'give or take 1½ to 2½ in' },
      { pane: '60 × 48 in', tolerance: 'give or take 2½ to 5 in' },
    ],
  },
  drawnWindow: 'A drawn window, 36 × 30 in',
  corners: {
    label: 'Corners',
    places: ['top left corner', 'top right corner', 'bottom right corner', 'bottom left corner'],
  },
  marking: {
    question: 'What are you marking?',
    paper: { name: 'Paper', advice: 'Drag the four squares onto the corners of the paper.' },
    glass: { name: 'Glass', advice: 'Now the four rings: the corners of the glass, where it meets the frame.' },
    keys: 'The arrow keys move a corner too; with Shift, faster.',
    next: 'Next: the glass',
    again: 'Start again',
  },
  orientation: {
    label: 'The paper hangs',
    choices: [
      { value: 'upright', label: 'upright' },
      { value: 'sideways', label: 'sideways' },
    ] satisfies { value: Orientation; label: string }[],
  },
  result: {
    waiting: 'The size shows here',
    found: 'The glass is about',
    wide: 'Wide',
    high: 'High',
    note: 'This is the glass you can see. The unit goes a little further into the frame, so we measure before we order.',
  },
  typed: {
    advice: 'Measure the glass you can see, from frame to frame.',
    width: { label: 'Width', example: '34 1/2' },
    height: { label: 'Height', example: '46' },
    units: 'Inches, unless you write cm: 34 1/2, 34.5 or 88 cm.',
    note: 'A rough size is fine. We measure before we order.',
    notLength: 'Write a length such as 34 1/2, 34.5 or 88 cm.',
    notPane: `A pane is between ${paneInches.from} and ${paneInches.to} inches. Check the number.`,
  },
  add: 'Add to my request',
  added: {
    photo: 'The size is in your message, and the photo is with it.',
    drawing: 'Added to your message. The drawn window is not added as a photo.',
    typed: 'Added to your message.',
    toForm: 'Go to the form',
  },
  faults: {
    'paper-crossed': 'The paper’s corners are crossed. Put each square on its own corner.',
    'glass-crossed': 'The corners of the glass are crossed. Put each ring on its own corner.',
    'paper-too-small': 'The paper is too small in this photo. Step closer, with the whole pane still in view.',
    'glass-smaller-than-paper': 'The glass is marked smaller than the paper. Check which is which.',
    'not-flat': 'These corners do not fit a flat sheet. Check the four squares, and that the paper lies flat.',
    'too-rough': 'From this angle it would be a guess. Take the photo from straight ahead.',
  } satisfies Record<FaultReason, string>,
} as const

/** 'give or take 1¼ in' */
export function sayTolerance(tolerance: number): string {
  return `give or take ${formatTolerance(tolerance)} in`
}

function findLargerTolerance({ width, height }: GlassSize): number {
  return Math.max(width.tolerance, height.tolerance)
}

function sayBothUnits(width: number, height: number): string {
  return `Glass: about ${formatInchPair(width, height)} in (${formatCentimetrePair(width, height)})`
}

/** A line of the message, from a photo. */
export function writeMeasuredLine(size: GlassSize): string {
  return `${sayBothUnits(size.width.inches, size.height.inches)}, ${sayTolerance(findLargerTolerance(size))}, from a photo.`
}

/** A line of the message, from what the visitor has measured. */
export function writeTypedLine(width: number, height: number): string {
  return `${sayBothUnits(width, height)}, as measured.`
}

/** For screen readers. */
export function saySize(size: GlassSize): string {
  const { width, height } = size
  const tolerance = formatTolerance(findLargerTolerance(size))
  return `About ${formatInches(width.inches)} by ${formatInches(height.inches)} inches, give or take ${tolerance}.`
}

export function sayNotPicture(fileName: string): string {
  return `“${fileName}” is not a picture. Choose a photo.`
}

export function sayCannotOpen(fileName: string): string {
  return `This browser cannot open “${fileName}”. Choose a JPG, or type the size.`
}
