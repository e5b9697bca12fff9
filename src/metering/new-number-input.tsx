import { Typography } from 'antd'
import { multiplyAmounts, subtractAmounts } from '#core/amount.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import { useOne } from '#src/data/use-one.ts'
import type { InputProps } from '#src/fields/field-view.ts'
import { formatNumber } from '#src/fields/format.ts'
import { viewOf } from '#src/fields/index.ts'
import { entityNamed } from '#src/fields/references/entities.ts'
import { useSiblings } from '#src/fields/references/siblings.ts'
import { unitOf } from '#src/fields/views/number.tsx'
import type { NumberField } from '#core/fields/number.ts'
import { isUnusual } from './round-cell.ts'

const { Input: Index } = viewOf(waterReading.fields.new_number)

interface Meter {
  readonly id: string
  readonly charge_factor: number
  readonly usual_consumption: number | null
}

/** The new index; says while it is typed that it would be many times what the meter uses. */
export function NewNumberInput(props: InputProps<NumberField>) {
  const { value, tools, entityName } = props
  const { meter_id: id, old_number: old, replaced } = useSiblings(['meter_id', 'old_number', 'replaced'])
  const field = entityNamed(entityName)?.fields['meter_id'] as unknown as BelongsToField
  const { record } = useOne<Meter>({ resource: field.target, id: typeof id === 'string' ? id : undefined })
  const isRead = typeof value === 'number' && typeof old === 'number' && replaced !== true
  const usual = record?.usual_consumption ?? null
  const used =
    isRead && record !== undefined
      ? multiplyAmounts(
          subtractAmounts(value.toFixed(3), old.toFixed(3)),
          Number(record.charge_factor).toFixed(3),
        )
      : undefined
  const isHigh = used !== undefined && usual !== null && isUnusual(used, usual.toFixed(3))
  const figure = (number: number) =>
    `${formatNumber(number, { language: tools.language, digits: 1 })} ${unitOf(props) ?? ''}`
  return (
    <>
      <Index {...props} />
      <div role="status">
        {isHigh && (
          <Typography.Text type="warning">
            {tools.t('console.metering.many_times', {
              times: formatNumber(Number(used) / usual, { language: tools.language, digits: 1 }),
              used: figure(Number(used)),
              usual: figure(usual),
            })}
          </Typography.Text>
        )}
      </div>
    </>
  )
}
