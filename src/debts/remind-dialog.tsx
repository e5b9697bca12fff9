import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addDays, officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import { remindDebtors } from '#domain/calls/notices.ts'
import { noticeChannels } from '#domain/notices/channels.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { callForData } from '#src/data/call-api.ts'
import { useCallKey } from '#src/data/use-call-key.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { fieldTexts } from '#src/errors/error-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogField, type ChosenDialogProps } from './dialog-field.tsx'

const names = ['channels', 'collect_on', 'note'] as const
/** Days that a reminder gives at first. */
const term = 7

/** Sends a reminder of what is owed; then shows the batch, which says whom it did not reach. */
export function RemindDialog({ buildingId, apartments, tools, close }: ChosenDialogProps) {
  const { t } = tools
  const navigate = useNavigate()
  const { keyOf } = useCallKey()
  const [isSending, setSending] = useState(false)
  const [wrong, setWrong] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [values, setValues] = useState<Readonly<Record<(typeof names)[number], unknown>>>({
    channels: noticeChannels,
    collect_on: addDays(officeToday(), term),
    note: '',
  })
  const send = async () => {
    setSending(true)
    const body = {
      building_id: buildingId,
      apartments: [...apartments],
      channels: (values.channels ?? []) as (typeof noticeChannels)[number][],
      collect_on: String(values.collect_on ?? ''),
      note: String(values.note ?? ''),
    }
    try {
      const { id } = await callForData(remindDebtors, { body, key: keyOf(body) })
      close()
      await navigate(`/${(screensOf(groupNoticeSlip).show ?? '').replace(':id', id)}`)
    } catch (error) {
      const texts = fieldTexts(t, error)
      setWrong(texts)
      if (!names.some((name) => texts[name] !== undefined)) showError(t, error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      title={t('console.debts.remind_title', { n: apartments.length })}
      okText={t('console.debts.send')}
      cancelText={t('console.crud.record.cancel')}
      confirmLoading={isSending}
      onOk={() => void send()}
      onCancel={close}
    >
      <p>{t('console.debts.remind_body')}</p>
      {names.map((name) => (
        <DialogField
          key={name}
          entityName={groupNoticeSlip.name}
          name={name}
          field={groupNoticeSlip.fields[name]}
          tools={tools}
          value={values[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
          errors={wrong[name]}
        />
      ))}
    </Dialog>
  )
}
