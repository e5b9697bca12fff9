import { feedback } from '#entities/forms/feedback.ts'
import { FieldsDialog } from '../crud/form/fields-dialog.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { useSave } from '../data/use-save.ts'
import { showError } from '../errors/error-popup.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import { message } from '../ui/feedback.ts'

const { rate_type, need_to_talk, content } = feedback.fields
const fields = { rate_type, need_to_talk, content }

/** Asks how satisfied its reader is; the answer is one of the building's survey. */
export function SurveyDialog({ close }: { readonly close: () => void }) {
  const tools = useViewTools()
  const { t } = tools
  const { save } = useSave(feedback)
  const form = useFieldsForm({
    name: 'survey',
    fields,
    initial: { need_to_talk: false },
    send: async (values) => {
      await save({ values })
      message.success(t('console.pages.survey.thanks'))
      close()
    },
    onFailure: (error) => showError(t, error),
    draftOf: 'survey',
  })
  return (
    <FieldsDialog
      form={form}
      entity={feedback}
      title={t('entity.feedback.many')}
      okText={t('console.pages.survey.send')}
      tools={tools}
      close={close}
      head={<p>{t('console.pages.survey.help')}</p>}
    />
  )
}
