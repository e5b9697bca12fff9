import { stateFieldOf } from '#core/derive/fields.ts'
import { screensOf } from '#core/derive/screens.ts'
import type { Language } from '#core/language.ts'
import type { Told } from '#core/notice.ts'
import { holdersIn, languageOf, listenersOf, type Listener } from '#api/auth/holders.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Hub } from '#api/events/hub.ts'
import type { ExportLabels } from '#api/records/present/export-cells.ts'
import type { Done, Tell } from '#api/records/extension.ts'
import { assignedWords } from '#entities/notice-words.ts'
import { addNotices, announce, type Told as ToldAccount } from './notifications.ts'

interface Parts {
  readonly hub: Pick<Hub, 'send'>
  readonly labels: ExportLabels
}

/** Writes into the bells of those whom a declaration's `notifies` names; each reads it in their language. */
export const createTell =
  ({ hub, labels }: Parts): Tell =>
  async (tx, done) => {
    const notices = new Map<string, ToldAccount>()
    const link = `/${screensOf(done.entity).show.replace(':id', done.after.id)}`
    for (const { tells } of done.rules)
      for (const listener of await listenersFor(tx, done, tells))
        if (listener.id !== done.actorId)
          notices.set(listener.id, {
            accountId: listener.id,
            link,
            buildingId: done.buildingId,
            message: messageOf(done, tells, { labels, language: languageOf(listener) }),
          })
    if (notices.size === 0) return
    const added = await addNotices(tx, [...notices.values()])
    tx.afterCommit(() => announce(hub, added))
  }

async function listenersFor(tx: Tx, done: Done, tells: Told): Promise<readonly Listener[]> {
  const { entity, before, after, buildingId } = done
  if ('flag' in tells)
    return buildingId === null ? [] : holdersIn(tx, { buildingId, code: entity.permission, flag: tells.flag })
  const named = after[tells.field]
  const isNews = named !== before?.[tells.field] || isAskedFor(done, tells.field)
  return typeof named === 'string' && isNews ? listenersOf(tx, { ids: [named] }) : []
}

/** Who is named anew by the same choice is told again: of a till that they refused once. */
const isAskedFor = ({ entity, action }: Done, field: string) =>
  entity.lifecycle?.transitions[action]?.asks?.includes(field) === true

/** `Visitors · Lê Hoa: waiting for approval`; without a state `Feedback · Too noisy`. */
function messageOf(
  { entity, after }: Done,
  tells: Told,
  { labels, language }: { readonly labels: ExportLabels; readonly language: Language },
): string {
  const words = labels[entity.name]?.[language]
  const state = String(after[stateFieldOf(entity) ?? ''] ?? '')
  const said = 'field' in tells ? assignedWords[language] : (words?.states?.[state] ?? state)
  const about = `${words?.many ?? entity.name} · ${String(after[entity.title] ?? `#${after.id}`)}`
  return said === '' ? about : `${about}: ${said}`
}
