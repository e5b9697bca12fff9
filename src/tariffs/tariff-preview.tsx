import { Card, Skeleton } from 'antd'
import { useState } from 'react'
import { tariff } from '#entities/fees/tariff.ts'
import { apartment } from '#entities/property/apartment.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Described, StoredShown } from '#entities/shown-record.ts'
import { useOne } from '../data/use-one.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { RecordSelect } from '../fields/references/record-select.tsx'
import { entityTitle } from '../i18n/entity-label.ts'
import { currencyIn } from '../fields/views/money.tsx'
import type { SlotProps } from '../crud/views.ts'
import { BookedPreview } from './booked-preview.tsx'
import { priceUse, quantityOf, splitPriced, type PricedInput } from './priced-for.ts'
import { SplitLine } from './split-line.tsx'
import { PricedTable } from './priced-table.tsx'

/**
 * What would apartment A-1203 pay? Calculated by the same code as the fee itself, from the current values of the form.
 */
export function TariffPreview({ record, tools }: SlotProps<typeof tariff>) {
  const { t, language, currency } = tools
  const [apartmentId, setApartmentId] = useState<string>()
  const [typed, setTyped] = useState<string>()
  const flat = useRecordOf(apartment, apartmentId)
  const setting = useRecordOf(feeSetting, record.fee_setting_id)
  const priceType = setting.record?.price_type
  // Prices of vehicles belong to their cards, not to a tariff.
  if (!tools.can('read', apartment.name) || priceType === 'parking') return null
  const quantity = typed ?? quantityOf(priceType, flat.record)
  const { register_people_number: people, households_number: households } = flat.record ?? {}
  const own = currencyIn(tariff.fields.tiers.fields.price, record, tools)
  const input: PricedInput = {
    tariff: record,
    quantity,
    people: people ?? 0,
    households: households ?? 1,
    currency: own,
  }
  const priced = priceUse(input)
  return (
    <Card size="small" title={<h2>{t('console.money.preview')}</h2>}>
      <div className="lobby-form-fields">
        <div className="lobby-field">
          <label htmlFor="preview-apartment">{entityTitle(t, apartment.name)}</label>
          <RecordSelect
            target={apartment}
            tools={tools}
            element={{ id: 'preview-apartment' }}
            value={apartmentId === undefined ? [] : [apartmentId]}
            onChange={([id]) => {
              setApartmentId(id)
              setTyped(undefined)
            }}
          />
        </div>
        <div className="lobby-field">
          <label htmlFor="preview-quantity">{t('console.money.quantity')}</label>
          <DecimalInput
            id="preview-quantity"
            language={language}
            digits={3}
            value={quantity}
            onChange={setTyped}
          />
        </div>
      </div>
      {flat.isLoading && <Skeleton active paragraph={{ rows: 2 }} />}
      {priced !== undefined && (
        <PricedTable priced={priced} tools={{ ...tools, currency: own }} inWords={own === currency} />
      )}
      {priced !== undefined && (
        <SplitLine
          parted={{ amount: priced.total, ...splitPriced(priced, setting.record, own) }}
          tools={{ ...tools, currency: own }}
        />
      )}
      {priced !== undefined && own !== currency && (
        <BookedPreview total={priced.total} from={own} validFrom={record.valid_from} tools={tools} />
      )}
    </Card>
  )
}

/** A record by its id, once there is one. */
function useRecordOf<E extends Described & Pick<AnyEntity, 'name'>>({ name }: E, id: string | undefined) {
  const isGiven = id !== undefined && id !== ''
  const { record, query } = useOne<StoredShown<E>>({
    resource: name,
    id: isGiven ? id : undefined,
    noticesErrors: true,
  })
  return { record, isLoading: isGiven && query.isLoading }
}
