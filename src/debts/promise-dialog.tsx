import { useState } from 'react'
import { addDays, officeToday } from '#core/days.ts'
import { maxPageSize } from '#core/limits.ts'
import { debt } from '#entities/debts/debt.ts'
import { paymentPromise } from '#entities/debts/payment-promise.ts'
import { dataProvider } from '#src/data/provider.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { fieldTexts } from '#src/errors/error-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { message } from '#src/ui/feedback.ts'
import { DialogField, type ChosenDialogProps } from './dialog-field.tsx'

const names = ['promised_on', 'amount', 'note'] as const
/** Days until what is promised at first. */
const term = 7

/** Notes by when the chosen apartments promised to pay: all of them, or none. */
export function PromiseDialog({ apartments, tools, close }: ChosenDialogProps) {
  const { t } = tools
  const refresh = useRefresh()
  const [isSaving, setSaving] = useState(false)
  const [wrong, setWrong] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [values, setValues] = useState<Readonly<Record<(typeof names)[number], unknown>>>({
    promised_on: addDays(officeToday(), term),
    amount: null,
    note: null,
  })
  const isTooMany = apartments.length > maxPageSize
  // One amount for several apartments would be nobody's.
  const shown = names.filter((name) => name !== 'amount' || apartments.length === 1)
  const save = async () => {
    setSaving(true)
    try {
      await dataProvider().createMany?.({
        resource: paymentPromise.name,
        variables: apartments.map((apartment_id) => ({ apartment_id, ...values })),
      })
      for (const { name } of [paymentPromise, debt]) refresh(name)
      message.success(t('console.debts.promised', { n: apartments.length }))
      close()
    } catch (error) {
      // The same is wrong with each: `items.0.promised_on`.
      const texts = Object.fromEntries(
        Object.entries(fieldTexts(t, error)).map(([path, said]) => [path.split('.').at(-1), said]),
      )
      setWrong(texts)
      if (!shown.some((name) => texts[name] !== undefined)) showError(t, error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      title={t('console.debts.promise_title', { n: apartments.length })}
      okText={t('console.crud.form.save')}
      okButtonProps={{ disabled: isTooMany }}
      cancelText={t('console.crud.record.cancel')}
      confirmLoading={isSaving}
      onOk={() => void save()}
      onCancel={close}
    >
      {isTooMany && <p role="alert">{t('console.debts.too_many', { max: maxPageSize })}</p>}
      {shown.map((name) => (
        <DialogField
          key={name}
          entityName={paymentPromise.name}
          name={name}
          field={paymentPromise.fields[name]}
          tools={tools}
          value={values[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
          errors={wrong[name]}
        />
      ))}
    </Dialog>
  )
}
