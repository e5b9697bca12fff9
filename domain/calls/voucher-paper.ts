import { z } from 'zod'
import { charts, postings } from '../money/charts.ts'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

/** What the printed paper of a document says beside its fields: the accounts of its entry, by the building's chart. */
export const readVoucherPaper = defineCall({
  id: 'readVoucherPaper',
  method: 'GET',
  path: manage('voucher-papers/{kind}/{id}'),
  permission: { code: 'manage_voucher', flag: 'read' },
  tag: 'payment_voucher',
  summary: 'The account codes of a document that moved money, for its printed paper',
  reply: z.strictObject({
    data: z.strictObject({
      /** Says which circular's form it is. */
      chart: z.enum(charts),
      /** The lines of its entry; none before it is approved, nor for one that is charged to an apartment. */
      lines: z.array(
        z.strictObject({
          posting: z.enum(postings),
          code: z.string(),
          debit: wire.amount,
          credit: wire.amount,
        }),
      ),
    }),
  }),
})
