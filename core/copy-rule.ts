import type { Condition } from './condition.ts'

/** Whether a building takes such records over from another one, and how; `never`: what is that building's own. */
export type CopyRule<Name extends string = string> = 'never' | Copied<Name>

/**
 * A copy never has files, what only the server sets, and references to records that are not copied: these stay empty, and
 * a record that can't do without is left out. It begins in the first state of its lifecycle.
 */
export interface Copied<Name extends string = string> {
  /** Taken unless somebody unticks it, or only if somebody ticks it. */
  readonly ticked: boolean
  /** Entities that come before it, though it names none of their records: its own rules look at them. */
  readonly after?: readonly string[]
  /** By what a record is known that is there already. Default: its first unique field, `uniqueTogether`, or its title. */
  readonly by?: readonly Name[]
  /** Only such records. */
  readonly where?: Condition<Name>
  /** Only those that hold today or later. */
  readonly dated?: CopyDates<Name>
  /** Fields that stay behind. */
  readonly without?: readonly Name[]
  /** What a copy has instead of its original's value. */
  readonly set?: Readonly<Partial<Record<Name, boolean>>>
  /** References that narrow what a record is about: one that would lose any says more than it did, and is left out. */
  readonly onlyWith?: readonly Name[]
  /** A record that has some of its own already gets none beside them, as a fee its prices: the reference to it. */
  readonly noneBeside?: Name
  /** A yes that only one of the records has that agree in `among`: a copy does not say it where another one does. */
  readonly single?: { readonly flag: Name; readonly among: Name }
  /** It has prices, or what a country's law says: only between buildings with one currency. */
  readonly sameCurrency?: true
}

/** Days or months between which a record holds. */
export interface CopyDates<Name extends string = string> {
  readonly from: Name
  readonly to?: Name
  /** Of the records that agree in these fields, a later one ends the one before. */
  readonly among?: readonly Name[]
  /** A copy holds from today at the earliest: nothing before it was the building's. */
  readonly restarts?: true
}
