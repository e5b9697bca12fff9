import { addDays, officeToday } from '#core/days.ts'
import { maxPageSize } from '#core/limits.ts'
import { debt } from '#entities/debts/debt.ts'
import { paymentPromise } from '#entities/debts/payment-promise.ts'
import { FieldsDialog } from '#src/crud/form/fields-dialog.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { dataProvider } from '#src/data/provider.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { message } from '#src/ui/feedback.ts'
import type { ChosenDialogProps } from './chosen-debts.tsx'

const { promised_on, amount, note } = paymentPromise.fields
const ofOne = { promised_on, amount, note }
// One amount for several apartments would be nobody's.
const ofMany = { promised_on, note }
/** Days until what is promised at first. */
const term = 7

/** Notes by when the chosen apartments promised to pay: all of them, or none. */
export function PromiseDialog({ apartments, tools, close }: ChosenDialogProps) {
  const { t } = tools
  const refresh = useRefresh()
  const isTooMany = apartments.length > maxPageSize
  const form = useFieldsForm({
    name: 'promise',
    fields: apartments.length === 1 ? ofOne : ofMany,
    initial: { promised_on: addDays(officeToday(), term) },
    // The same is wrong with each: `items.0.promised_on`.
    fieldAt: (path) => path.split('.').at(-1) ?? path,
    send: async (values) => {
      await dataProvider().createMany?.({
        resource: paymentPromise.name,
        variables: apartments.map((apartment_id) => ({ apartment_id, ...values })),
      })
      for (const { name } of [paymentPromise, debt]) refresh(name)
      message.success(t('console.debts.promised', { n: apartments.length }))
      close()
    },
    onFailure: (error) => showError(t, error),
    draftOf: JSON.stringify(['promise', ...apartments]),
  })
  return (
    <FieldsDialog
      form={form}
      entity={paymentPromise}
      title={t('console.debts.promise_title', { n: apartments.length })}
      okText={t('console.crud.form.save')}
      isOff={isTooMany}
      tools={tools}
      close={close}
      head={isTooMany && <p role="alert">{t('console.debts.too_many', { max: maxPageSize })}</p>}
    />
  )
}
