import { officeToday } from '#core/days.ts'
import { date } from '#core/fields/index.ts'
import { printDebtMinutes } from '#domain/calls/debts.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import type { Debtor } from '#domain/money/payers.ts'
import { FieldsDialog } from '#src/crud/form/fields-dialog.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { callForFile } from '#src/data/call-api.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { saveBlob } from '#src/fields/uploads/stored-file.ts'

/** Whose debts are reconciled: an apartment's, those of one payer of it, or a payer's for all that they pay for. */
export interface Reconciled {
  readonly building: string
  readonly apartment?: string
  readonly debtor?: Debtor | undefined
}

interface MinutesDialogProps {
  readonly of: Reconciled
  /** Days that it begins with; the last one is today at the latest. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly tools: ViewTools
  readonly close: () => void
}

const fields = {
  from: date({ required: true, latest: 'today' }),
  to: date({ required: true, latest: 'today' }),
}

/** Asks for the days, and saves the minutes of the reconciliation as a PDF for both sides to sign. */
export function MinutesDialog({ of, from, to, tools, close }: MinutesDialogProps) {
  const { t } = tools
  const today = officeToday()
  const form = useFieldsForm({
    name: 'debt-minutes',
    fields,
    initial: { from: from ?? `${today.slice(0, 4)}-01-01`, to: to ?? today },
    send: async (days) => {
      const { blob, name } = await callForFile(printDebtMinutes, {
        params: {
          ...days,
          building_id: of.building,
          ...(of.apartment === undefined ? {} : { apartment_id: of.apartment }),
          ...(of.debtor === undefined ? {} : { payer_kind: of.debtor.kind, payer_ref: of.debtor.ref }),
          language: paperLanguage(tools.currency, tools.language),
        },
      })
      saveBlob(blob, name ?? 'debt-minutes.pdf')
      close()
    },
    onFailure: (error) => showError(t, error),
  })
  return (
    <FieldsDialog
      form={form}
      words={{
        from: { label: t('console.debts.minutes.from') },
        to: { label: t('console.debts.minutes.to') },
      }}
      title={t('console.debts.minutes.title')}
      okText={t('console.debts.minutes.take')}
      tools={tools}
      close={close}
    />
  )
}
