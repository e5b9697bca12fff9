import type { debt } from '#entities/debts/debt.ts'
import { DollarOutlined } from '@ant-design/icons'
import { deskAddress } from './desk-address.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ActionsProps } from '../crud/views.ts'

/** A link from an apartment's debts to the cashier's desk. */
export function CollectLink({ record, tools }: ActionsProps<typeof debt>) {
  if (!tools.can('create', 'receipt')) return null
  return (
    <LinkButton
      type="primary"
      icon={<DollarOutlined />}
      to={deskAddress({ apartment: String(record.apartment_id) })}
    >
      {tools.t('console.menu.title.collect')}
    </LinkButton>
  )
}
