/** Records as cards, a column for each state; a card is moved where a transition of the lifecycle leads. */
export interface BoardLook<Name extends string = string> {
  readonly kind: 'board'
  /** What a card shows beside its title. */
  readonly card: readonly Name[]
}
