import { Button, Card, Checkbox, Radio } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { chargedStates } from '#domain/money/fee-types.ts'
import { registry } from '#entities/index.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { useFirstFocus } from '../crud/form/use-first-focus.ts'
import { useSaveKeys } from '../crud/form/use-save-keys.ts'
import { useCallKey } from '../data/use-call-key.ts'
import { useSave } from '../data/use-save.ts'
import { monthOf, officeToday } from '#core/days.ts'
import { codeText } from '../i18n/code-text.ts'
import { showAtFields } from '../errors/show-at-fields.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMonth } from '../fields/format.ts'
import { RecordSelect } from '../fields/references/record-select.tsx'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import { message } from '../ui/feedback.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { MonthPicker } from '../fields/parts/month-picker.tsx'
import { useSession } from '../session/session.ts'
import { RunSize } from './run-size.tsx'

const { group_fee_slip: run, fee_setting: setting, apartment, block } = registry

export interface FeeSetting {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly fee_type: string
}
interface RunFormProps {
  readonly settings: readonly FeeSetting[]
  /** The kind of fee that is chosen at first; absent: all of them. */
  readonly type: string | undefined
  readonly tools: ViewTools
}
type RunFormField = 'month' | 'fee_settings' | 'blocks' | 'apartments'
/** Whom a run charges. */
type Extent = 'all' | 'blocks' | 'some'
type Faults = Readonly<Partial<Record<RunFormField, readonly string[]>>>

/** Others are left out by the run. */
const isCharged = { field: 'handover_status', in: chargedStates }

/** Month, fees, apartments; then the run's own page shows how it goes. */
export function RunForm({ settings, type, tools }: RunFormProps) {
  const { t } = tools
  const navigate = useNavigate()
  const offered = settings.filter(({ fee_type }) => type === undefined || fee_type === type)
  const [month, setMonth] = useState(() => monthOf(officeToday()))
  const [chosen, setChosen] = useState<readonly string[]>(() => offered.map(({ id }) => id))
  const [extent, setExtent] = useState<Extent>('all')
  const [blocks, setBlocks] = useState<readonly string[]>([])
  const [apartments, setApartments] = useState<readonly string[]>([])
  const [faults, setFaults] = useState<Faults>({})
  const { save, isSaving } = useSave(run)
  const key = useCallKey()

  const { building } = useSession()
  const whom = {
    all_apartments: extent === 'all',
    ...(extent === 'blocks' ? { blocks } : {}),
    apartments: extent === 'some' ? apartments : [],
  }
  const isForNobody = !whom.all_apartments && [...(whom.blocks ?? []), ...whom.apartments].length === 0

  const start = async () => {
    // A second Ctrl+S must not begin a second run.
    if (isSaving) return
    // The server takes no choice for every fee.
    if (settings.length > 0 && chosen.length === 0)
      return setFaults({ fee_settings: [codeText(t, 'required')] })
    if (extent === 'blocks' && blocks.length === 0) return setFaults({ blocks: [codeText(t, 'required')] })
    const values = { month, fee_settings: chosen, ...whom }
    try {
      // A run whose reply is lost may have begun: sent again, it is made once.
      const made = await save({ values, idempotencyKey: key.keyOf(values) })
      key.forget()
      message.success(t('console.fees.run.started', { month: formatMonth(month) }))
      await navigate(tools.pathOf(run.name, made.id) ?? '/manage-automatic-cost')
    } catch (error) {
      showAtFields(t, error, { set: setFaults, has: (field) => places.includes(field) })
    }
  }
  const clear = (place: RunFormField) => setFaults(({ [place]: _gone, ...rest }) => rest)
  const part = (place: RunFormField) => ({
    place,
    faults: faults[place] ?? [],
    label: fieldLabel(t, run.name, place),
  })

  useSaveKeys(start)
  const form = useRef<HTMLDivElement>(null)
  // On a phone the keyboard would cover the form before it is read.
  useFirstFocus(form, { isWanted: !useIsPhone() })
  return (
    <Card className="lobby-run">
      {/* Not a form: Enter takes a month, and must not begin the run. */}
      <div ref={form}>
        <p className="lobby-secondary">{t('console.fees.run.purpose')}</p>
        <Part {...part('month')}>
          <MonthPicker
            id="run-month"
            value={month}
            onChange={(picked) => {
              setMonth(picked)
              clear('month')
            }}
          />
        </Part>
        <Part {...part('fee_settings')} isGroup>
          {settings.length > 0 && (
            <Checkbox.Group
              value={[...chosen]}
              onChange={(ids) => {
                setChosen(ids)
                clear('fee_settings')
              }}
              options={settings.map(({ id, name, fee_type }) => ({
                value: id,
                label: <FeeName name={name} kind={optionLabel(t, 'fee', 'fee_type', fee_type)} />,
              }))}
            />
          )}
          {offered.length === 0 && (
            <p className="lobby-secondary">
              {t('console.fees.run.no_fees')}{' '}
              {tools.can('create', setting.name) && (
                <LinkButton to="/fee-setting-create" size="small">
                  {t('console.fees.run.add_fee')}
                </LinkButton>
              )}
            </p>
          )}
        </Part>
        <Part
          {...part('apartments')}
          faults={[...(faults.blocks ?? []), ...(faults.apartments ?? [])]}
          isGroup
        >
          <Radio.Group
            value={extent}
            onChange={({ target }) => {
              setExtent(target.value as Extent)
              setFaults({})
            }}
            options={extents.map((value) => ({ value, label: t(`console.fees.run.${value}`) }))}
          />
          {extent === 'blocks' && (
            <RecordSelect
              multiple
              target={block}
              tools={tools}
              value={blocks}
              onChange={(ids) => {
                setBlocks(ids)
                clear('blocks')
              }}
              element={{
                id: 'run-blocks',
                'aria-label': t('console.fees.run.blocks'),
                status: faults.blocks === undefined ? undefined : 'error',
              }}
            />
          )}
          {extent === 'some' && (
            <RecordSelect
              multiple
              target={apartment}
              where={isCharged}
              tools={tools}
              value={apartments}
              onChange={(ids) => {
                setApartments(ids)
                clear('apartments')
              }}
              element={{
                id: 'run-apartments',
                'aria-label': t('console.fees.run.some'),
                status: faults.apartments === undefined ? undefined : 'error',
              }}
            />
          )}
        </Part>
        <RunSize
          tools={tools}
          asked={
            building === undefined || isForNobody ? undefined : { building_id: building.id, month, ...whom }
          }
        />
        <Button
          type="primary"
          loading={isSaving}
          onClick={() => void start()}
          title={t('console.crud.form.save_hint')}
        >
          {t('console.fees.run.start')}
        </Button>
      </div>
    </Card>
  )
}

const places: readonly string[] = ['month', 'fee_settings', 'blocks', 'apartments'] satisfies RunFormField[]

const extents = ['all', 'blocks', 'some'] as const satisfies readonly Extent[]

const FeeName = ({ name, kind }: { readonly name: string; readonly kind: string }) => (
  <>
    {name}
    {name !== kind && <span className="lobby-secondary"> · {kind}</span>}
  </>
)

interface PartProps {
  readonly place: RunFormField
  readonly label: string
  readonly faults: readonly string[]
  /** Several inputs under one name. */
  readonly isGroup?: boolean
  readonly children: ReactNode
}

function Part({ place, label, faults, isGroup = false, children }: PartProps) {
  const content = (
    <>
      {children}
      {faults.length > 0 && (
        <div className="lobby-field-error lobby-lines" role="alert">
          {faults.join('\n')}
        </div>
      )}
    </>
  )
  if (!isGroup)
    return (
      <div className="lobby-field">
        <label htmlFor={`run-${place}`}>{label}</label>
        {content}
      </div>
    )
  return (
    <fieldset className="lobby-field">
      <legend>{label}</legend>
      {content}
    </fieldset>
  )
}
