import { Button, Flex, Radio } from 'antd'
import { Dialog } from '#src/ui/dialog.tsx'
import { useMemo, useState } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { conflictsOf } from './form-changes.ts'
import { PlainValue } from '../record/record-history.tsx'

export interface EditConflict {
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
  /** True when the choice is saved immediately, because the user asked to save. */
  readonly saves: boolean
}

interface ConflictDialogProps {
  readonly entity: AnyEntity
  readonly fields: AnyFields
  readonly tools: ViewTools
  readonly conflict: EditConflict | undefined
  readonly close: () => void
  /** Names of the fields whose server value is taken. */
  readonly choose: (theirs: ReadonlySet<string>) => void
}

/** Two people changed one record: both versions side by side, one choice a field. */
export const ConflictDialog = ({ conflict, ...props }: ConflictDialogProps) =>
  conflict === undefined ? null : <OpenConflict {...props} conflict={conflict} />

function OpenConflict({
  entity,
  fields,
  tools,
  conflict,
  close,
  choose,
}: ConflictDialogProps & { readonly conflict: EditConflict }) {
  const { t } = tools
  const conflicts = useMemo(() => conflictsOf({ fields, ...conflict }), [fields, conflict])
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const pick = (field: string, isTheirs: boolean) => {
    const others = [...theirs].filter((one) => one !== field)
    setTheirs(new Set(isTheirs ? [...others, field] : others))
  }
  return (
    <Dialog
      open
      width={720}
      title={t('console.crud.form.conflict_title')}
      okText={t(conflict.saves ? 'console.crud.form.save_choice' : 'console.crud.form.take_choice')}
      cancelText={t('console.crud.form.cancel')}
      onOk={() => choose(theirs)}
      onCancel={close}
    >
      {conflicts.length === 0 ? (
        <p>{t('console.crud.form.conflict_none')}</p>
      ) : (
        <>
          <p>{t('console.crud.form.conflict_body')}</p>
          <Flex gap={8} wrap>
            <Button size="small" onClick={() => setTheirs(new Set())}>
              {t('console.crud.form.all_mine')}
            </Button>
            <Button size="small" onClick={() => setTheirs(new Set(conflicts.map(({ field }) => field)))}>
              {t('console.crud.form.all_theirs')}
            </Button>
          </Flex>
          <div className="lobby-rows-box">
            <table className="lobby-rows lobby-conflict">
              <thead>
                <tr>
                  <th scope="col">{t('console.crud.form.conflict_field')}</th>
                  <th scope="col">{t('console.crud.form.conflict_mine')}</th>
                  <th scope="col">{t('console.crud.form.conflict_theirs')}</th>
                </tr>
              </thead>
              <tbody>
                {conflicts.map(({ field, mine, theirs: other }) => (
                  <tr key={field}>
                    <th scope="row">{fieldLabel(t, entity.name, field)}</th>
                    {[
                      { value: mine, isTheirs: false, label: t('console.crud.form.conflict_mine') },
                      { value: other, isTheirs: true, label: t('console.crud.form.conflict_theirs') },
                    ].map(({ value, isTheirs, label }) => (
                      <td key={label} data-label={label}>
                        <Radio
                          name={field}
                          checked={theirs.has(field) === isTheirs}
                          onChange={() => pick(field, isTheirs)}
                        >
                          <PlainValue entity={entity} name={field} value={value} tools={tools} />
                        </Radio>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Dialog>
  )
}
