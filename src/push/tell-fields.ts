import { image } from '#core/fields/image.ts'
import type { AnyFields } from '#core/field.ts'
import { hiddenFields, requiredFields } from '#core/derive/rules.ts'
import { tellResidents } from '#domain/calls/tell-residents.ts'
import { audiencePlaces, placeNames } from '#domain/notices/audience.ts'
import { isOpenWay, tellWays, type TellWay } from '#domain/notices/tell-ways.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'

const { title, summary, content, is_urgent, until, target, by_email, ways } = tellResidents.body.fields

/** The form's fields. Its one picture is uploaded for each record that shows it. */
export const tellFields = {
  target,
  ...audiencePlaces,
  ways,
  by_email,
  title,
  summary,
  content,
  picture: image(),
  is_urgent,
  until,
} as const satisfies AnyFields
export type TellField = keyof typeof tellFields

/** What shows or sends a record of each way once it is made. */
const shownBy: Readonly<Partial<Record<TellWay, string>>> = {
  news: 'publish',
  notification: 'publish',
  push_notification: 'send',
}

/** The ways that a user may go at all. */
export const waysOf = ({ can }: Pick<ViewTools, 'can'>): readonly TellWay[] =>
  tellWays.filter((way) => can('create', way) && (shownBy[way] === undefined || can(shownBy[way], way)))

/** Those that a new text goes at first: it rings, and stays to be read. */
export function usualWays(tools: Pick<ViewTools, 'can'>): readonly TellWay[] {
  const ways = waysOf(tools)
  const usual = ways.filter((way) => way === 'news' || way === 'push_notification')
  return usual.length > 0 ? usual : ways
}

/** Those that this audience leaves. */
export const offeredWays = (tools: Pick<ViewTools, 'can'>, forWhom: unknown): readonly TellWay[] =>
  waysOf(tools).filter((way) => forWhom === 'all' || !isOpenWay(way))

/** The fields that each way takes beside the title. */
const taken: Readonly<Record<TellWay, readonly TellField[]>> = {
  news: ['summary', 'content', 'picture', 'until'],
  notification: ['content', 'picture', 'is_urgent'],
  banner: ['picture', 'until'],
  push_notification: ['summary', 'is_urgent', 'by_email'],
}
/** Those that it can't do without. */
const needed: Readonly<Partial<Record<TellWay, readonly TellField[]>>> = {
  news: ['content'],
  notification: ['content'],
  push_notification: ['summary'],
}

/** How the form stands: the ways that are gone, the fields that are shown, and those that may not stay empty. */
export function standingOf(values: Values, tools: Pick<ViewTools, 'can'>) {
  const chosen = Array.isArray(values['ways']) ? (values['ways'] as readonly unknown[]) : []
  const going = offeredWays(tools, values['target']).filter((way) => chosen.includes(way))
  const hidden = hiddenFields(pushNotification, values)
  const asked = requiredFields(pushNotification, values)
  const always: readonly TellField[] = ['title', 'target', 'ways']
  const fields = new Set([
    ...always,
    ...placeNames.filter((name) => !hidden.has(name)),
    ...going.flatMap((way) => taken[way]),
  ])
  const required = new Set([
    ...placeNames.filter((name) => asked.has(name)),
    ...going.flatMap((way) => needed[way] ?? []),
  ])
  return { going, fields, required }
}
