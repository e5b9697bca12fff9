import type { AuthServices } from '#api/auth/services.ts'
import type { Tx } from '#api/database/pool.ts'
import { versionOfContract } from '#api/documents/template-versions.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { contractTemplate } from '#entities/contracts/contract-template.ts'
import { contract } from '#entities/contracts/contract.ts'
import { dropContractLinks, lastDayToConfirm, sendContractLink } from './contract-link.ts'
import { plansOf } from './contract-plans.ts'

/**
 * A contract begins with the terms of its template, and keeps the words and the plan that it is sent with
 * (docs/domain/documents.md). Its
 * customer is mailed the link at which they confirm it (docs/domain/contract-confirmation.md).
 */
export const contractExtension = (services: AuthServices) =>
  extendEntity(contract, {
    async create({ values, tx, also }) {
      if (values.terms !== undefined && values.terms !== null) return undefined
      const [template] = await templateById(tx, {
        buildingId: values.building_id,
        templateId: values.template_id,
      })
      return template?.body === undefined || template.body === null
        ? undefined
        : also({ terms: template.body })
    },
    on: {
      send: {
        before: async ({ before, tx, also }) =>
          also({
            confirm_by: lastDayToConfirm(before.confirm_days),
            template_version_id: await versionOfContract(tx, {
              buildingId: before.building_id,
              templateId: before.template_id,
            }),
            sent_plan: await planOf(tx, before),
          }),
        after: ({ after, caller, tx }) => sendContractLink(services, tx, { of: after, caller }),
      },
      send_link: {
        // Whoever is asked again has as long as the first time.
        before: ({ before, also }) =>
          before.status === 'waiting_verification'
            ? also({ confirm_by: lastDayToConfirm(before.confirm_days) })
            : undefined,
        after: ({ after, caller, tx }) => sendContractLink(services, tx, { of: after, caller }),
      },
      confirm_signed: { before: ({ also }) => also({ confirmed_at: new Date().toISOString() }) },
      take_back: {
        // A draft has the present words and plan again, and nobody reads it from outside.
        before: ({ also }) => also({ template_version_id: null, sent_plan: null, confirm_by: null }),
        after: async ({ after, tx }) => void (await dropContractLinks(tx, after.id)),
      },
    },
  })

const planOf = async (tx: Tx, { building_id: buildingId, id }: RecordOf<typeof contract>) =>
  (await plansOf(tx, { buildingId, ids: [id] })).get(id) ?? []

const templateById = query({
  row: columns(contractTemplate, ['body']),
  takes: { buildingId: 'bigint', templateId: 'bigint' },
  sql: ({ buildingId, templateId }) =>
    `select body from contract_template
      where building_id = ${buildingId} and id = ${templateId} and deleted_at is null`,
})
