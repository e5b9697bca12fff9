import { currentBuildingId } from '#src/session/session.ts'
import { knownPreference, usePreference } from '#src/session/use-preference.ts'

/** The view that a reader's list opens with; a copy, so that the first rows wait for no request. */
export interface DefaultView {
  readonly id: string
  readonly name: string
  readonly address: string
}

export const isDefaultView = (value: unknown): value is DefaultView =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'address'].every((part) => typeof (value as Record<string, unknown>)[part] === 'string')

/** Kept by building, because filters name its records; `public/boot.js` reads the same key. */
const settingOf = (pathname: string) => ({
  key: `view.${currentBuildingId() ?? ''}.${pathname.slice(1).replaceAll('/', ':')}`,
  is: isDefaultView,
})

export const useDefaultView = (pathname: string) =>
  usePreference<DefaultView | undefined>({ ...settingOf(pathname), fallback: undefined })

/** The default view as this browser knows it, without a request. */
export const knownDefaultView = (pathname: string): DefaultView | undefined =>
  knownPreference(settingOf(pathname))
