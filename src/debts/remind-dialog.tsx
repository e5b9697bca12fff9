import { useNavigate } from 'react-router'
import { addDays, officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import { remindDebtors } from '#domain/calls/notices.ts'
import { noticeChannels } from '#domain/notices/channels.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { askFirst } from '#src/crud/actions/confirmation.tsx'
import { FieldsDialog } from '#src/crud/form/fields-dialog.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { UnsentWays } from '#src/crud/record/unsent-ways.tsx'
import { callForData } from '#src/data/call-api.ts'
import { useCallKey } from '#src/data/use-call-key.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { ChosenDialogProps } from './chosen-debts.tsx'

const { channels, collect_on, note } = remindDebtors.body.fields
const asked = { channels, collect_on, note }
/** Days that a reminder gives at first. */
const term = 7

/** Sends a reminder of what is owed; then shows the batch, which says whom it did not reach. */
export function RemindDialog({ buildingId, apartments, tools, close }: ChosenDialogProps) {
  const { t } = tools
  const navigate = useNavigate()
  const { keyOf } = useCallKey()
  const form = useFieldsForm({
    name: 'remind',
    fields: asked,
    initial: { channels: noticeChannels, collect_on: addDays(officeToday(), term) },
    send: (values) =>
      askFirst({ entity: groupNoticeSlip, tools }, async (confirmed) => {
        const body = {
          ...values,
          building_id: buildingId,
          apartments: [...apartments],
          confirm_unreached: confirmed !== undefined,
        }
        const { id } = await callForData(remindDebtors, { body, key: keyOf(body) })
        close()
        await navigate(`/${(screensOf(groupNoticeSlip).show ?? '').replace(':id', id)}`)
      }),
    onFailure: (error) => showError(t, error),
    draftOf: JSON.stringify(['remind', ...apartments]),
  })
  return (
    <FieldsDialog
      form={form}
      entity={groupNoticeSlip}
      title={t('console.debts.remind_title', { n: apartments.length })}
      okText={t('console.debts.send')}
      tools={tools}
      close={close}
      head={
        <>
          <p>{t('console.debts.remind_body')}</p>
          <UnsentWays of={noticeChannels} />
        </>
      }
    />
  )
}
