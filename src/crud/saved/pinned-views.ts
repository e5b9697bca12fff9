import { currentBuildingId } from '#src/session/session.ts'
import { usePreference } from '#src/session/use-preference.ts'
import { isDefaultView, type DefaultView } from './default-view.ts'

/** A view whose figures stand on its reader's dashboard; a copy, so that they wait for no list of views. */
export interface PinnedView extends DefaultView {
  /** The entity's name, and that of its further list; empty: the main one. */
  readonly entity: string
  readonly list: string
}

/** A preference holds 16 kB. */
const mostCharacters = 5_000
const mostViews = 6

const isPinnedView = (value: unknown): value is PinnedView => {
  if (!isDefaultView(value)) return false
  const { entity, list } = value as Partial<PinnedView>
  return typeof entity === 'string' && typeof list === 'string'
}

const arePinnedViews = (value: unknown): value is readonly PinnedView[] =>
  Array.isArray(value) && value.every(isPinnedView)

const none: readonly PinnedView[] = []

/** The views on the reader's dashboard of the current building, in the order in which they were put there. */
export const usePinnedViews = () =>
  usePreference<readonly PinnedView[]>({
    key: `pinned.${currentBuildingId() ?? ''}`,
    is: arePinnedViews,
    fallback: none,
  })

/** Whether a dashboard has room for these views. */
export const holdsPinned = (views: readonly PinnedView[]): boolean =>
  views.length <= mostViews && JSON.stringify(views).length <= mostCharacters
