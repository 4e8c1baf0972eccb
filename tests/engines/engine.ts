export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** Longer than any step takes on a busy machine, which is slow and no failure. */
export const commandTimeoutMs = 60_000

export interface ScreenSize {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** What the tests of all engines do in a tab. Each driver does it with its own client. */
export interface Tab {
  /** Resolves when the document is there; pictures, fonts and scripts may still be on their way. */
  goto(url: string): Promise<void>
  evaluate<Arguments extends unknown[], Result>(
    inPage: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>
  /** Clicks in the middle of an element. */
  click(selector: string): Promise<void>
  /** Types into a field, key by key. */
  type(selector: string, text: string): Promise<void>
  press(key: Key): Promise<void>
  choose(selector: string, value: string): Promise<void>
  attach(selector: string, file: string): Promise<void>
  drag(from: Point, to: Point): Promise<void>
  close(): Promise<void>
}

export type Key = 'ArrowLeft' | 'Escape'

export interface Engine {
  /** A tab with a cache and storage of its own. */
  openTab(size: ScreenSize): Promise<Tab>
  close(): Promise<void>
}
