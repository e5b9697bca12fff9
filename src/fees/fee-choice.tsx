import { Checkbox } from 'antd'
import { createContext, use } from 'react'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { InputProps } from '../fields/field-view.ts'
import { inputProps } from '../fields/parts/input-props.ts'
import { idsOf } from '../fields/references/ids.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'

export interface FeeSetting {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly fee_type: string
}

interface Offered {
  readonly settings: readonly FeeSetting[]
  /** The building charges none of the kind that the page is about. */
  readonly isNone: boolean
}
/** The fees that a run may charge. */
export const OfferedFees = createContext<Offered>({ settings: [], isNone: true })

/** The fees of a run, all of them seen at once. */
export function FeeChoice({ value, onChange, ...props }: InputProps) {
  const { settings, isNone } = use(OfferedFees)
  const { tools, entityName, name: field } = props
  const { t } = tools
  const { id, 'aria-describedby': describedBy } = inputProps(props)
  return (
    <div id={id} role="group" aria-label={fieldLabel(t, entityName, field)} aria-describedby={describedBy}>
      {settings.length > 0 && (
        <Checkbox.Group
          value={[...idsOf(value)]}
          onChange={onChange}
          options={settings.map(({ id: setting, name, fee_type }) => ({
            value: setting,
            label: <FeeName name={name} kind={optionLabel(t, 'fee', 'fee_type', fee_type)} />,
          }))}
        />
      )}
      {isNone && (
        <p className="lobby-secondary">
          {t('console.fees.run.no_fees')}{' '}
          {tools.can('create', feeSetting.name) && (
            <LinkButton to="/fee-setting-create" size="small">
              {t('console.fees.run.add_fee')}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  )
}

const FeeName = ({ name, kind }: { readonly name: string; readonly kind: string }) => (
  <>
    {name}
    {name !== kind && <span className="lobby-secondary"> · {kind}</span>}
  </>
)
