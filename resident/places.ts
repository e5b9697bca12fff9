import { isFor, type HomeProps, type Load, type Part } from './area.ts'
import { areas } from './areas.ts'
import type { Home } from './data/shapes.ts'
import { loadLaterWords } from './language/language.ts'

export type { HomeProps } from './area.ts'

interface HomeRoute {
  readonly path: string
  readonly load: Load<HomeProps>
  readonly needs?: Part
  /** Nothing of a building: open also while its order has run out. */
  readonly isOwn?: true
}

/** A place with its words, which come beside it. */
const withWords =
  <Props>(load: Load<Props>): Load<Props> =>
  async () => {
    const [place] = await Promise.all([load(), loadLaterWords()])
    return place
  }

/** The places of one home. */
export const homeRoutes: readonly HomeRoute[] = areas.flatMap(({ places }) =>
  places.map(({ path, load, isFirst, ...more }) => ({
    ...more,
    path: `/homes/:home${path}`,
    load: isFirst === true ? load : withWords(load),
  })),
)

const inOrder = <T extends { readonly order: number }>(some: readonly T[]) =>
  some.toSorted((a, b) => a.order - b.order)
const entries = inOrder(areas.flatMap(({ bar }) => bar ?? []))
const lines = inOrder(areas.flatMap(({ more }) => more ?? []))

/** The entries of a home's bar. */
export const barOf = (home: Home) => entries.filter(({ needs }) => isFor(needs, home))

/** The lines of its page of further places. */
export const moreOf = (home: Home) => lines.filter(({ needs }) => isFor(needs, home))

interface OpenRoute {
  readonly path: string
  readonly load: Load<object>
  /** True: who is signed in goes on to their home. */
  readonly isForGuests?: true
}

/** Places that need nobody to be signed in. */
export const openRoutes: readonly OpenRoute[] = [
  { path: '/join', load: withWords(async () => (await import('./places/join.tsx')).JoinPlace) },
  {
    path: '/sign-in',
    isForGuests: true,
    load: async () => (await import('./places/sign-in.tsx')).SignInPlace,
  },
  {
    path: '/forgotten',
    isForGuests: true,
    load: withWords(async () => (await import('./places/forgotten.tsx')).ForgottenPlace),
  },
]
