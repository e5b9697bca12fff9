import { ThunderboltOutlined } from '@ant-design/icons'
import { Empty, Space } from 'antd'
import { isZero } from '#core/amount.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMonth } from '../fields/format.ts'
import type { MonthSums } from './figures.ts'

interface NoFeesProps {
  /** yyyy-MM */
  readonly month: string
  /** The months up to it, oldest first. */
  readonly months: readonly MonthSums[]
  readonly tools: ViewTools
}

/** A month that nothing has been charged for: the ways on from there. */
export function NoFees({ month, months, tools }: NoFeesProps) {
  const { t } = tools
  const last = months.findLast(({ charged }) => !isZero(charged))?.month
  return (
    <Empty
      className="lobby-empty"
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={t('console.fees.statistic.nothing', { month: formatMonth(month) })}
    >
      <Space wrap>
        {tools.can('create', 'group_fee_slip') && (
          <LinkButton to="/manage-fee-create" type="primary" icon={<ThunderboltOutlined />}>
            {t('console.fees.run.title')}
          </LinkButton>
        )}
        {last !== undefined && (
          <LinkButton to={`?month=${last}`}>
            {t('console.fees.statistic.see', { month: formatMonth(last) })}
          </LinkButton>
        )}
      </Space>
    </Empty>
  )
}
