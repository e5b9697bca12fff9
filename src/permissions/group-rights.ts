import { differences, rebase, type Matrix } from './matrix/matrix.ts'

/** A group's rights as one version of its record has them. */
export interface RightsVersion {
  readonly version: number
  readonly matrix: Matrix
}

/** The state of the editor: the version it started from, the user's own, and what someone else saved meanwhile. */
export interface RightsState {
  readonly base: RightsVersion
  readonly mine: Matrix
  /** A newer version that touches rights while mine has changes: the user chooses. */
  readonly theirs: RightsVersion | null
}

export type RightsEvent =
  | { readonly type: 'loaded' | 'saved'; readonly record: RightsVersion }
  | { readonly type: 'edited'; readonly matrix: Matrix }
  | { readonly type: 'keep_mine' | 'take_theirs' | 'discard' }

export const startRights = (record: RightsVersion): RightsState => ({
  base: record,
  mine: record.matrix,
  theirs: null,
})

export const changesIn = ({ base, mine }: RightsState) => differences(base.matrix, mine)

export function reduceRights(state: RightsState, event: RightsEvent): RightsState {
  switch (event.type) {
    case 'loaded':
      return loadRights(state, event.record)
    case 'saved':
      return startRights(event.record)
    case 'edited':
      return { ...state, mine: event.matrix }
    case 'discard':
      return startRights(state.theirs ?? state.base)
    case 'take_theirs':
      return startRights(state.theirs ?? state.base)
    case 'keep_mine':
      return keepMine(state)
  }
}

/** A live change never wipes the user's unsaved changes. */
function loadRights(state: RightsState, record: RightsVersion): RightsState {
  if (record.version <= (state.theirs ?? state.base).version) return state
  if (changesIn(state).length === 0) return startRights(record)
  if (differences(state.base.matrix, record.matrix).length === 0) return { ...state, base: record }
  return { ...state, theirs: record }
}

function keepMine({ base, mine, theirs }: RightsState): RightsState {
  if (theirs === null) return { base, mine, theirs }
  return { base: theirs, mine: rebase({ base: base.matrix, mine, theirs: theirs.matrix }), theirs: null }
}
