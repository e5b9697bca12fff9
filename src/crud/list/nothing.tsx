import { AppstoreAddOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import type { AnyEntity } from '#core/entity.ts'
import { capabilities } from '#src/data/capabilities.ts'
import { readyMadeHere } from '#src/session/ready-made.ts'
import { importHere } from '#src/session/screens-here.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { createLabel, entityLabel } from '#src/i18n/entity-label.ts'
import { LinkButton } from '../actions/link-button.tsx'

interface NothingProps {
  readonly entity: AnyEntity
  readonly t: Translate
  readonly isFiltered: boolean
  readonly isTrash: boolean
  readonly createPath: string | undefined
  /** A further list holds some of the records: that it is empty says nothing of the others. */
  readonly isFurther: boolean
  readonly clear: () => void
}

/** Explains what the list is for and what waits for it, and how the first record comes. */
export function Nothing({ entity, t, isFiltered, isTrash, isFurther, createPath, clear }: NothingProps) {
  const one = entityLabel(t, entity.name, 'one')
  if (isFiltered)
    return (
      <Empty
        className="lobby-empty"
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={
          <Said
            head={t('console.crud.list.empty_filtered', { one })}
            text={t('console.crud.list.empty_filtered_hint')}
          />
        }
      >
        <Button onClick={clear}>{t('console.crud.list.clear_filters')}</Button>
      </Empty>
    )
  if (isTrash)
    return (
      <Empty
        className="lobby-empty"
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={t('console.crud.list.empty_trash')}
      />
    )
  const begins = isFurther ? undefined : entity.begins
  const texts = [
    t(`entity.${entity.name}.purpose`),
    ...(begins === undefined ? [] : [t(`entity.${entity.name}.empty`)]),
  ]
  return (
    <Empty
      className="lobby-empty"
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={<Said head={t('console.crud.list.empty', { one })} text={texts.join(' ')} />}
    >
      {createPath !== undefined && <FirstWay entity={entity} begins={begins} createPath={createPath} t={t} />}
    </Empty>
  )
}

interface FirstWayProps extends Pick<NothingProps, 'entity' | 't'> {
  readonly begins: AnyEntity['begins']
  readonly createPath: string
}

/** The one button: a file, what is ready-made, or a record by hand where that way is not open to the reader. */
function FirstWay({ entity, begins, createPath, t }: FirstWayProps) {
  const file = begins === 'import' && capabilities().imports ? importHere(entity) : undefined
  const ready = begins === 'ready_made' ? readyMadeHere() : undefined
  if (file !== undefined)
    return (
      <LinkButton to={`/${file}`} type="primary" icon={<UploadOutlined aria-hidden />}>
        {t('console.crud.list.import')}
      </LinkButton>
    )
  if (ready !== undefined)
    return (
      <LinkButton to={ready} type="primary" icon={<AppstoreAddOutlined aria-hidden />}>
        {t('console.crud.list.ready_made')}
      </LinkButton>
    )
  return (
    <LinkButton to={createPath} type="primary" icon={<PlusOutlined />}>
      {createLabel(t, entity.name)}
    </LinkButton>
  )
}

const Said = ({ head, text }: { readonly head: string; readonly text: string }) => (
  <>
    <strong>{head}</strong>
    <br />
    {text}
  </>
)
