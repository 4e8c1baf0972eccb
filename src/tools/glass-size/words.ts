import { type Fault, type PaperName, paneInches } from './measure-glass.ts'

/** The words of the section, and of what stands there without scripts. */
export const glassSizePlace = {
  title: 'How big is the glass?',
  lead: 'Type it, or tape letter paper to the glass and take one photo.',
  link: 'Measure the glass from a photo',
  find: { label: 'How big is the glass?', note: 'One photo, or type it' },
  byHand: [
    'Measure the glass you can see, from frame to frame: first how wide, then how high.',
    'Put both in your message, in inches or centimetres. A rough size is fine: we measure before we order.',
  ],
  byText: 'Or tape a sheet of letter paper flat to the glass and text us one photo, from straight ahead:',
} as const

/** The words of the tool itself, which travel with its script. */
export const glassSize = {
  /** Over the figure, by what is known. */
  said: {
    nothing: 'From a photo, or typed',
    window: (number: number) => `Window ${number}`,
    one: 'The glass',
    drawn: 'The sample window',
    typed: 'as you typed it',
    tolerance: (tolerance: string) => `give or take ${tolerance} in`,
    missing: (side: string) => `the ${side} is missing`,
    corner: (position: number) => `${position < 4 ? 'The paper' : 'The glass'}, ${places[position % 4]} corner`,
    of: (position: number) => ({ value: `${position + 1} of 8`, note: 'corners' }),
  },
  typed: {
    legend: (which: string) => `${which}: type both sides`,
    width: { label: 'Width', example: '34 1/2' },
    height: { label: 'Height', example: '46' },
    hint: 'Inches, or write 88 cm. The glass you see, frame to frame.',
    notLength: 'Write a length such as 34 1/2, 2’ 10” or 88 cm.',
    notPane: `A pane is between ${paneInches.from} and ${paneInches.to} inches. Check the number.`,
  },
  photo: {
    choose: 'Take or choose a photo',
    tryDrawing: 'Try a sample window',
    privacy: 'Tape letter paper flat on it. The photo stays on this device until you send it with a request.',
    opening: 'Opening the picture…',
    paper: 'The paper on the glass',
    papers: { letter: 'Letter, 8.5 × 11 in', a4: 'A4' } satisfies Record<PaperName, string>,
  },
  refused: {
    cannotOpen: (name: string) => `This browser cannot open “${name}”. Choose a JPG, or type the size.`,
    notWhole: (name: string) => `“${name}” is too small or too narrow to show a window. Choose the original photo.`,
  },
  marking: {
    stage: 'Picture: arrow keys move a cross, faster with Shift. Enter sets the corner.',
    ask: 'Mark the dot',
    how: 'Press, slide, let go',
    done: 'All eight set',
    change: 'Press one to move it',
    undo: 'Undo',
    keep: 'Done',
    leave: 'Cancel',
  },
  faults: {
    crossed: { title: 'The corners are crossed', advice: 'Undo, and go around once' },
    'paper-too-small': { title: 'The paper is too small here', advice: 'Move closer; keep the whole pane in view' },
    'glass-smaller-than-paper': { title: 'The glass is smaller than the paper', advice: 'Check which is which' },
    'not-flat': { title: 'This isn’t a flat sheet', advice: 'Move the corners that are off' },
    'too-rough': { title: 'It would be a guess', advice: 'Take it straight on' },
  } satisfies Record<Fault, { title: string; advice: string }>,
  list: {
    fromPhoto: 'from a photo, ',
    remove: (number: number) => `Remove window ${number}`,
    another: '+ Another window',
    note: 'This is the glass you can see. The unit goes a little further into the frame, so we measure before we order.',
    photo: 'The photo goes in your request.',
    cost: 'What will new glass cost?',
  },
  accuracy: {
    title: 'How close a photo comes',
    // From straight ahead to 45 degrees from the side, as measure-glass.test.ts finds it.
    rows: [
      { name: '24 × 36 in', value: '1 to 1¼ in' },
      { name: '36 × 48 in', value: '1½ to 2½ in' },
      { name: '60 × 48 in', value: '2½ to 5 in' },
    ],
    note: 'A rough size is fine. We measure before we order.',
  },
  wide: 'wide',
  high: 'high',
  measured: (size: string, tolerance: string) => `about ${size}, ${tolerance}, from a photo`,
  asMeasured: (size: string) => `${size}, as measured`,
  line: (panes: readonly string[]) =>
    `${panes.length === 1 ? 'Glass' : `${panes.length} panes of glass`}: ${panes.join('; ')}.`,
} as const

const places = ['top left', 'top right', 'bottom right', 'bottom left']
