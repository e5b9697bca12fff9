import type { ComponentType } from 'react'
import type { Home } from './data/shapes.ts'
import type { WordKey } from './language/app-words.ts'
import type { IconName } from './parts/icon.tsx'

/** What the place of a home is given: that home, and the id that its address names. */
export interface HomeProps {
  readonly home: Home
  /** Empty where the address names none. */
  readonly id: string
}

export type Load<Props> = () => Promise<ComponentType<Props>>

/** Whom of a home something is for. */
const parts = {
  /** Who acts in it, and who pays for it. */
  money: ({ acts, pays }: Home) => acts || pays,
  lives: ({ lives }: Home) => lives,
  adult: ({ adult }: Home) => adult,
  acts: ({ acts }: Home) => acts,
  householder: ({ householder }: Home) => householder,
} as const satisfies Readonly<Record<string, (home: Home) => boolean>>
export type Part = keyof typeof parts

/** Absent: it is for everybody of the home. */
export const isFor = (part: Part | undefined, home: Home) => part === undefined || parts[part](home)

/** A place of one home, loaded when it is opened first. */
export interface Place {
  /** Below the home: `/fees/:id`. Of two that an address matches, the first one of its area is shown. */
  readonly path: string
  readonly load: Load<HomeProps>
  readonly needs?: Part
  /** Nothing of a building: open also while its order has run out. */
  readonly isOwn?: true
  /** Its words come with the first ones (`firstWords`): nothing further is waited for. */
  readonly isFirst?: true
}

/** An entry of the bar, of which there are five at most. */
export interface BarEntry {
  /** Its place in the row: 10 is the home's, 20 fees, 30 booking, 40 the office, 90 more. */
  readonly order: number
  /** Below the home. */
  readonly to: string
  /** Addresses below the home that it leads to. */
  readonly holds: RegExp
  readonly icon: IconName
  readonly word: WordKey
  readonly needs?: Part
}

/** A line of the page of further places. */
export interface MoreLine {
  /** What is the home's and the building's stands first, what is the reader's own below it. */
  readonly group: 'home' | 'own'
  readonly order: number
  /** Below the home. */
  readonly to: string
  readonly word: WordKey
  readonly needs?: Part
}

/**
 * What an area adds to the app, in the `area.ts` of its folder in `places`; its words are in `words.ts` beside it, and where
 * its calls go in `calls.ts`. `node scripts/room-index.ts` lists all of them.
 */
export interface Area {
  readonly places: readonly Place[]
  readonly bar?: BarEntry
  readonly more?: readonly MoreLine[]
}
