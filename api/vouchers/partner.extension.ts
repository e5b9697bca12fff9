import { owedSql } from '#api/ledger/payables-sql.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { partner } from '#entities/operation/partner.ts'

/** A partner's page and list say what is owed to them. */
export const partnerExtension = extendEntity(partner, { expressions: { owed: owedSql('t') } })
