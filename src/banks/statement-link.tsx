import { UploadOutlined } from '@ant-design/icons'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ListPartProps } from '../crud/views.ts'
import { can } from '../session/session.ts'

export const statementPath = 'banking-statement'

/** Leads to the page that brings a bank's statement. */
export function StatementLink({ entity, tools: { t } }: ListPartProps) {
  if (!can('create', entity.name)) return null
  return (
    <LinkButton icon={<UploadOutlined aria-hidden />} to={`/${statementPath}`}>
      {t('console.bank_statement.title')}
    </LinkButton>
  )
}
