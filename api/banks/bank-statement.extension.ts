import { extendEntity } from '#api/records/behaviour.ts'
import { bankStatement } from '#entities/banks/bank-statement.ts'

export const bankStatementExtension = extendEntity(bankStatement, {
  expressions: { brought_by: '(select a.name from account a where a.id = t.created_by)' },
})
