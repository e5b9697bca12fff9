import { Button, Card, Radio } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { monthOf, officeToday } from '#core/days.ts'
import { groupFeeSlip as run } from '#entities/fees/group-fee-slip.ts'
import { askFirst } from '../crud/actions/confirmation.tsx'
import { DeclaredFields } from '../crud/form/declared-fields.tsx'
import { FieldPlace } from '../crud/form/field-place.ts'
import { useFieldValue, type FormStore } from '../crud/form/form-store.ts'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { useFirstFocus } from '../crud/form/use-first-focus.ts'
import { useSaveKeys } from '../crud/form/use-save-keys.ts'
import { useCallKey } from '../data/use-call-key.ts'
import { useSave } from '../data/use-save.ts'
import { showError } from '../errors/error-popup.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMonth } from '../fields/format.ts'
import { idsOf } from '../fields/references/ids.ts'
import { fieldLabel } from '../fields/words.ts'
import { useSession } from '../session/session.ts'
import { message } from '../ui/feedback.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { FeeChoice, OfferedFees, type FeeSetting } from './fee-choice.tsx'
import { RunSize } from './run-size.tsx'

interface RunFormProps {
  readonly settings: readonly FeeSetting[]
  /** The kind of fee that is chosen at first; absent: all of them. */
  readonly type: string | undefined
  readonly tools: ViewTools
}

const { month, fee_settings, blocks, apartments } = run.fields
const always = { month, fee_settings }
/** Whom a run charges, and what it asks for then. */
const narrowedBy = { all: {}, blocks: { blocks }, some: { apartments } } as const
type Extent = keyof typeof narrowedBy
const extents = Object.keys(narrowedBy) as readonly Extent[]
const views = { fields: { fee_settings: { Input: FeeChoice } } }

/** Month, fees, apartments; then the run's own page shows how it goes. */
export function RunForm({ settings, type, tools }: RunFormProps) {
  const { t } = tools
  const navigate = useNavigate()
  const [extent, setExtent] = useState<Extent>('all')
  const { save } = useSave(run)
  const key = useCallKey()
  const offered = settings.filter(({ fee_type }) => type === undefined || fee_type === type)
  const form = useFieldsForm({
    name: 'run',
    fields: { ...always, ...narrowedBy[extent] },
    initial: { month: monthOf(officeToday()), fee_settings: offered.map(({ id }) => id) },
    // The server takes no choice of fees for every fee, and none of blocks for all.
    requires: [...(settings.length > 0 ? ['fee_settings'] : []), 'blocks'],
    send: (typed) =>
      askFirst({ entity: run, tools }, async (confirmed) => {
        const values = { ...typed, all_apartments: extent === 'all' }
        const consent = confirmed === undefined ? {} : { confirmed }
        // A run whose reply is lost may have begun: sent again, it is made once.
        const made = await save({ values, idempotencyKey: key.keyOf([values, confirmed]), ...consent })
        key.forget()
        message.success(t('console.fees.run.started', { month: formatMonth(typed.month) }))
        await navigate(tools.pathOf(run.name, made.id) ?? '/manage-automatic-cost')
      }),
    onFailure: (error) => showError(t, error),
  })
  useSaveKeys(form.submit)
  const element = useRef<HTMLDivElement>(null)
  // On a phone the keyboard would cover the form before it is read.
  useFirstFocus(element, { isWanted: !useIsPhone() })
  const named = {
    // Left empty it means every fee to the server, which one says here by choosing them.
    fee_settings: { label: fieldLabel(t, run.name, 'fee_settings') },
    blocks: { label: t('console.fees.run.blocks') },
    apartments: { label: t('console.fees.run.some') },
  }
  const shown = { entity: run, store: form.store, requires: form.requires, tools }
  const choices = useMemo(() => ({ settings, isNone: offered.length === 0 }), [settings, offered.length])
  return (
    <Card className="lobby-run">
      {/* Not a form: Enter takes a month, and must not begin the run. */}
      <FieldPlace value={form.place}>
        <div ref={element}>
          <p className="lobby-secondary">{t('console.fees.run.purpose')}</p>
          <OfferedFees value={choices}>
            <DeclaredFields {...shown} fields={always} views={views} words={named} />
          </OfferedFees>
          <fieldset className="lobby-field">
            <legend>{fieldLabel(t, run.name, 'apartments')}</legend>
            <Radio.Group
              value={extent}
              onChange={({ target }) => {
                form.store.setErrors({})
                setExtent(target.value as Extent)
              }}
              options={extents.map((value) => ({ value, label: t(`console.fees.run.${value}`) }))}
            />
          </fieldset>
          <DeclaredFields {...shown} fields={narrowedBy[extent]} words={named} />
          <Size store={form.store} extent={extent} tools={tools} />
          <Button
            type="primary"
            loading={form.isBusy}
            onClick={() => void form.submit()}
            title={t('console.crud.form.save_hint')}
          >
            {t('console.fees.run.start')}
          </Button>
        </div>
      </FieldPlace>
    </Card>
  )
}

interface SizeProps {
  readonly store: FormStore
  readonly extent: Extent
  readonly tools: ViewTools
}

/** What the form would charge as it stands; of nobody nothing is asked. */
function Size({ store, extent, tools }: SizeProps) {
  const { building } = useSession()
  const chosen = useFieldValue(store, 'month')
  const fees = idsOf(useFieldValue(store, 'fee_settings'))
  const named = idsOf(useFieldValue(store, extent === 'blocks' ? 'blocks' : 'apartments'))
  const isAskable = building !== undefined && typeof chosen === 'string'
  const asked =
    !isAskable || (extent !== 'all' && named.length === 0)
      ? undefined
      : {
          building_id: building.id,
          month: chosen,
          fee_settings: fees,
          all_apartments: extent === 'all',
          ...(extent === 'blocks' ? { blocks: named } : {}),
          ...(extent === 'some' ? { apartments: named } : {}),
        }
  return <RunSize asked={asked} tools={tools} />
}
