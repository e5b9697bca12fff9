import type { Queryable } from '#api/database/pool.ts'
import { ownAccount } from '#api/debts/own-account.ts'
import { defaultTemplate, newestVersion } from '#api/documents/template-versions.ts'
import { column, columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { Language } from '#core/language.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { notFound } from '../http/error.ts'
import { makePages } from '../papers/make-pages.ts'
import { readContacts } from './contacts.ts'
import { hasNews, nextFigures, place } from './figures.ts'
import { groupById } from './group-statements.ts'
import { paymentOf } from './make-slips.ts'
import { noticePaper } from './notice-paper.ts'

interface Asked {
  readonly buildingId: string
  readonly groupId: string
  readonly apartmentId: string
  readonly language: Language | undefined
  readonly mayName: { readonly apartments: boolean; readonly residents: boolean }
}

/**
 * The page that an apartment of a batch would get now, by the statements that make it. 404 for an apartment that is not
 * in the batch, or has nothing to be told.
 */
export async function previewPaper(db: Queryable, asked: Asked) {
  const { buildingId, groupId, apartmentId, mayName } = asked
  const [group] = await groupById(db, { id: groupId })
  const [[form], [figures], account, contacts] = await Promise.all([
    formOf(db, { buildingId, groupId }),
    nextFigures(db, { buildingId, groupId, cursor: String(BigInt(apartmentId) - 1n), most: 1 }),
    ownAccount(db, buildingId, group?.kind),
    readContacts(db, { buildingId, apartmentIds: [apartmentId] }),
  ])
  if (group === undefined || figures?.apartment_id !== apartmentId || !hasNews(figures)) throw notFound()
  const { code, pe_code, kind: _kind, homes: _homes, ...sums } = figures
  const slip = {
    ...form,
    ...sums,
    ...paymentOf(figures, { group, account }),
    month: group.month,
    collect_on: group.collect_on,
    note: group.note,
    created_at: new Date().toISOString(),
    ...(mayName.residents ? { recipient: contacts.get(apartmentId)?.full_name ?? null } : {}),
    ...(mayName.apartments ? { apartment: { code, pe_code } } : {}),
  }
  const of = { entity: noticeSlip, buildingId, records: [slip], language: asked.language }
  const { sheet: paper, pages } = await makePages(db, noticePaper, of)
  return { paper, pages }
}

/** The paper and the text that a batch's notices would be made with. */
const formOf = query({
  row: {
    ...columns(groupNoticeSlip, ['include_paid']),
    paper_size: column(noticeSlip, 'paper_size'),
    template_version_id: column(noticeSlip, 'template_version_id'),
  },
  takes: place,
  sql: ({ buildingId, groupId }) =>
    `select g.include_paid, p.paper_size, v.id as template_version_id
      from group_notice_slip g
        left join example_template p on p.building_id = g.building_id
          and p.id = coalesce(g.template_id, ${defaultTemplate(buildingId, 'notice')})
        left join ${newestVersion} on true
      where g.building_id = ${buildingId} and g.id = ${groupId}`,
})
