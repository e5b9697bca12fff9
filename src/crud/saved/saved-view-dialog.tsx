import { useNavigate } from 'react-router'
import { changeSavedView, createSavedView, savedViewFields } from '#domain/calls/saved-views.ts'
import { addressOfView } from '#domain/lists/saved-view.ts'
import { callApi, callForData } from '#src/data/call-api.ts'
import { useCallKey } from '#src/data/use-call-key.ts'
import { message } from '#src/ui/feedback.ts'
import { FieldsDialog } from '../form/fields-dialog.tsx'
import { useFieldsForm } from '../form/use-fields-form.ts'
import type { EntityList } from '../list/use-entity-list.tsx'
import { currentAddress } from './current-address.ts'
import type { SavedViewsOf } from './use-saved-views.ts'

const { name, shared } = savedViewFields
const ofNew = { name, shared }
const ofOld = { name }

interface SavedViewDialogProps {
  readonly list: EntityList
  readonly saved: SavedViewsOf
  readonly kind: 'save' | 'rename'
  readonly close: () => void
}

/** Saves what the list shows as a new view, or renames the open one. */
export const SavedViewDialog = (props: SavedViewDialogProps) =>
  props.kind === 'save' ? <SaveDialog {...props} /> : <RenameDialog {...props} />

function SaveDialog({ list, saved, close }: SavedViewDialogProps) {
  const { t } = list.tools
  const navigate = useNavigate()
  const key = useCallKey()
  const form = useFieldsForm({
    name: 'saved_view',
    fields: ofNew,
    initial: { shared: false },
    send: async (values) => {
      const address = currentAddress(list)
      const body = { ...saved.place, ...values, address, shared: values.shared === true ? '1' : '0' }
      const { id } = await callForData(createSavedView, { body, key: key.keyOf(body) })
      // Before the address names it: an unknown view would be reported as gone.
      await saved.reload()
      message.success(t('console.saved_views.saved', { name: values.name }))
      close()
      void navigate({ search: addressOfView({ id, address }) })
    },
  })
  return (
    <FieldsDialog
      form={form}
      words={{
        name: { label: t('console.saved_views.name') },
        shared: { label: t('console.saved_views.with_all'), help: t('console.saved_views.share_body') },
      }}
      title={t('console.saved_views.save')}
      okText={t('console.crud.form.save')}
      tools={list.tools}
      close={close}
    />
  )
}

function RenameDialog({ list, saved, close }: SavedViewDialogProps) {
  const { t } = list.tools
  const { chosen, reload } = saved
  const form = useFieldsForm({
    name: 'saved_view',
    fields: ofOld,
    initial: { name: chosen?.name },
    send: async (values) => {
      await callApi(changeSavedView, { path: { id: chosen?.id ?? '' }, body: values })
      await reload()
      message.success(t('console.saved_views.renamed', { name: values.name }))
      close()
    },
  })
  return (
    <FieldsDialog
      form={form}
      words={{ name: { label: t('console.saved_views.name') } }}
      title={t('console.saved_views.rename_title', { name: chosen?.name ?? '' })}
      okText={t('console.crud.form.save')}
      tools={list.tools}
      close={close}
    />
  )
}
