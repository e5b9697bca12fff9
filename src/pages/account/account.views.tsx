import { Alert, Card, Flex } from 'antd'
import { account } from '#entities/account/account.ts'
import { AccountRights } from '#src/permissions/account-rights.tsx'
import { SecondFactorState } from '#src/second-factor/second-factor-state.tsx'
import { defineViews, type SlotProps } from '#src/crud/views.ts'

/** Groups tell little by their names: the account's page says what they allow. */
export const views = defineViews(account, { slots: { rights: Rights } })

function Rights({ record, tools, onChange }: SlotProps<typeof account>) {
  // While the account is edited its groups are not yet what they will be.
  if (onChange !== undefined) return null
  return (
    <Flex vertical gap={16} style={{ minWidth: 0 }}>
      <Card size="small" title={<h2>{tools.t('console.account.accounts.groups')}</h2>}>
        {record.status === 'disabled' && (
          <Alert
            showIcon
            type="warning"
            message={tools.t('console.account.accounts.disabled')}
            style={{ marginBottom: 12 }}
          />
        )}
        <AccountRights account={record} />
      </Card>
      <SecondFactorState accountId={String(record.id)} name={String(record.name)} />
    </Flex>
  )
}
