import { PlusOutlined, ReloadOutlined, WarningOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { useEffect, useState } from 'react'
import { isCallError } from '#data-provider/http.ts'
import type { AnyEntity } from '#core/entity.ts'
import { RequestId } from '#src/errors/request-id.tsx'
import { errorText } from '#src/errors/error-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { createLabel, entityLabel } from '#src/fields/words.ts'
import { LinkButton } from '../actions/link-button.tsx'

interface SkeletonProps {
  readonly rows: number
  readonly t: Translate
}

const slowAfterMs = 3000

/** As high as the rows that are to come, so that nothing jumps; says so when the server takes its time. */
export function ListSkeleton({ rows, t }: SkeletonProps) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="lobby-skeleton" role="status" aria-label={t('console.fields.loading')}>
      {Array.from({ length: rows }, (_one, at) => (
        <span key={at} />
      ))}
      {isSlow && <em>{t('console.crud.list.slow')}</em>}
    </div>
  )
}

interface NothingProps {
  readonly entity: AnyEntity
  readonly t: Translate
  readonly isFiltered: boolean
  readonly isTrash: boolean
  readonly createPath: string | undefined
  readonly clear: () => void
}

/** Explains what the list is for, and how to add the first record. */
export function Nothing({ entity, t, isFiltered, isTrash, createPath, clear }: NothingProps) {
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
  return (
    <Empty
      className="lobby-empty"
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <Said head={t('console.crud.list.empty', { one })} text={t(`entity.${entity.name}.purpose`)} />
      }
    >
      {createPath !== undefined && (
        <LinkButton to={createPath} type="primary" icon={<PlusOutlined />}>
          {createLabel(t, entity.name)}
        </LinkButton>
      )}
    </Empty>
  )
}

const Said = ({ head, text }: { readonly head: string; readonly text: string }) => (
  <>
    <strong>{head}</strong>
    <br />
    {text}
  </>
)

interface FailureProps {
  readonly title: string
  readonly error: unknown
  readonly t: Translate
  readonly retry: () => void
}

/** Shows what failed, why, the request's id for support, and a button to try again. */
export function Failure({ title, error, t, retry }: FailureProps) {
  const id = isCallError(error) ? error.requestId : undefined
  return (
    <div className="lobby-failure" role="alert">
      <WarningOutlined aria-hidden="true" />
      <h2>{title}</h2>
      <span className="lobby-lines">{errorText(t, error)}</span>
      {id !== undefined && <RequestId id={id} />}
      <Button icon={<ReloadOutlined />} onClick={retry}>
        {t('console.crud.list.retry')}
      </Button>
    </div>
  )
}
