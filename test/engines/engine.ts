import type { EngineName } from '../../scripts/engines.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    engine: EngineName
  }
}

export interface Appearance {
  isDark: boolean
  hasReducedMotion: boolean
}

/** An input source of WebDriver's actions: WebDriver classic and BiDi have the same. */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: Record<string, string | number>[]
}

/** Abilities of both protocols, with one tab. Everything else is in page.ts. */
export interface Engine {
  /** Name and version. */
  readonly title: string
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>
  /** @param expression JavaScript; its value, or what it promises, must be a string */
  evaluate(expression: string): Promise<string>
  perform(sources: InputSource[]): Promise<void>
  /** Sets the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** Milliseconds: how long a browser may take to start, and for one command. */
export const START_TIMEOUT = 60_000
export const COMMAND_TIMEOUT = 30_000
