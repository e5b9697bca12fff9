import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { bankGateway } from '#entities/banks/bank-gateway.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { bankMessage } from '#entities/banks/bank-message.ts'
import { readFacts } from './read-facts.ts'
import { readJson } from './read-json.ts'
import { writeLines } from './take-message.ts'

/** A message is read again, as if it had just come: lines that are missing are written, and known ones stay. */
export const bankMessageExtension = extendEntity(bankMessage, {
  on: {
    replay: {
      async after({ after, tx, notify }) {
        const { id: messageId, building_id: buildingId, gateway_id: gatewayId, body } = after
        const [gateway] = await kindOf(tx, { buildingId, id: gatewayId })
        const json = readJson(body)
        if (gateway === undefined) throw apiError(409, 'message_not_readable')
        const { facts, isWhole } = readFacts(gateway.kind, json)
        if (!isWhole) throw apiError(409, 'message_not_readable')
        // New ones wait for the ladder; the server looks after them within a minute.
        const ids = await writeLines(
          tx,
          { buildingId, messageId, source: gateway.kind, bankId: gateway.bank_id },
          facts,
        )
        notify(bankLine, buildingId, ids)
      },
    },
  },
})

const kindOf = query({
  row: columns(bankGateway, ['kind', 'bank_id']),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select kind, bank_id from bank_gateway where building_id = ${buildingId} and id = ${id}`,
})
