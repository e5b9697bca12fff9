import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import { column, columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { bank } from '#entities/finance/bank.ts'
import { requireFundsIn, requireNoLines, requireUnmatched } from './bank-facts.ts'

/** What lines are matched by; the rest, its name for example, may change. */
const facts = ['account_number', 'currency_code'] as const

/** A building has one default account of each currency: the one that was chosen last. */
export const bankExtension = extendEntity(bank, {
  create: { after: releaseOthers },
  update: {
    async before({ before, whole, tx }) {
      const field = facts.find((name) => whole[name] !== before[name])
      if (field !== undefined)
        await requireUnmatched(tx, { buildingId: before.building_id, bankId: before.id, field })
      const { building_id: buildingId, id: bankId, currency_code: currency } = whole
      if (currency === before.currency_code) return
      await requireFundsIn(tx, { buildingId, bankId, currency })
      await requireNoLines(tx, { buildingId, bankId })
    },
    after: releaseOthers,
  },
})

async function releaseOthers({
  after: { building_id: buildingId, id, currency_code: currency, is_default: isDefault },
  tx,
  notify,
}: Pick<HookContext, 'tx' | 'notify'> & { readonly after: RecordOf<typeof bank> }): Promise<void> {
  if (!isDefault) return
  // Of two that are chosen at once, the second sees the first.
  await holdDefaults(tx, { buildingId })
  const others = await releaseDefaults(tx, { buildingId, id, currency })
  if (others.length > 0)
    notify(
      bank,
      buildingId,
      others.map((one) => one.id),
    )
}

const holdDefaults = command({
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select from building where id = ${buildingId} for no key update`,
})

const releaseDefaults = query({
  row: columns(bank, ['id']),
  takes: { buildingId: 'bigint', id: 'bigint', currency: column(bank, 'currency_code') },
  sql: ({ buildingId, id, currency }) =>
    `update bank set is_default = false, ${bumpSql()}
      where building_id = ${buildingId} and id <> ${id} and currency_code = ${currency} and is_default
        and deleted_at is null
      returning id`,
})
