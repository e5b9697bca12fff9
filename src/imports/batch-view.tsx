import { Alert, Button, Card, Progress } from 'antd'
import { useState } from 'react'
import { screensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { showError } from '../errors/error-popup.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { modal } from '../ui/feedback.ts'
import { BatchNotes } from './batch-notes.tsx'
import { BatchRows } from './batch-rows.tsx'
import { isUnderWay, saveErrors, useStep, type Batch, type Outcome } from './calls.ts'
import { ColumnMapping } from './column-mapping.tsx'

interface BatchViewProps {
  readonly entity: AnyEntity
  readonly batch: Batch
  readonly tools: ViewTools
  readonly again: () => void
}

/** Rows that a step still has to take, by the step. */
const ahead: Readonly<Record<string, readonly Outcome[]>> = {
  checking: ['waiting'],
  applying: ['create', 'update'],
  undoing: ['created', 'updated'],
}

/** One import where it stands: its columns, how far it is, its preview or its result, and what comes next. */
export function BatchView({ entity, batch, tools, again }: BatchViewProps) {
  const { t } = tools
  const [isMapping, setMapping] = useState(false)
  const step = useStep(batch)
  const refused = (error: unknown) => showError(t, error, { failed: 'import_failed' })
  const count = (...names: readonly Outcome[]) =>
    names.reduce((sum, name) => sum + (batch.counts[name] ?? 0), 0)
  const go = (name: 'apply' | 'undo') => step.mutate(name, { onError: refused })
  const bad = count('invalid', 'failed')
  if (isUnderWay(batch)) {
    const done = batch.total - count(...(ahead[batch.status] ?? []))
    return (
      <Card title={batch.filename}>
        <Progress
          percent={Math.floor((done / batch.total) * 100)}
          aria-label={t(`console.imports.status.${batch.status}`)}
        />
        <p>{t(`console.imports.${batch.status}`, { done, total: batch.total })}</p>
        <p className="lobby-secondary">{t('console.imports.leave_hint')}</p>
      </Card>
    )
  }
  if (batch.status === 'uploaded' || isMapping)
    return (
      <>
        <BatchNotes entity={entity} batch={batch} tools={tools} />
        <ColumnMapping
          entity={entity}
          batch={batch}
          tools={tools}
          isBusy={step.isPending}
          take={(mapping) =>
            step.mutate({ mapping }, { onError: refused, onSuccess: () => setMapping(false) })
          }
        />
      </>
    )
  const coming = count('create', 'update')
  const isPreview = batch.status === 'checked'
  return (
    <Card title={`${batch.filename} · ${t(`console.imports.status.${batch.status}`)}`}>
      <div className="lobby-import-actions">
        {isPreview && (
          <>
            <Button
              type="primary"
              disabled={coming === 0 || !batch.may_apply}
              loading={step.isPending}
              onClick={() => go('apply')}
            >
              {coming === 0 ? t('console.imports.nothing') : t('console.imports.apply', { total: coming })}
            </Button>
            <Button onClick={() => setMapping(true)}>{t('console.imports.edit_columns')}</Button>
          </>
        )}
        {!isPreview && (
          <LinkButton type="primary" to={`/${screensOf(entity).list ?? ''}`}>
            {t('console.imports.open_list')}
          </LinkButton>
        )}
        {bad > 0 && (
          <Button onClick={() => void saveErrors(batch.id).catch(refused)}>
            {t('console.imports.errors')}
          </Button>
        )}
        {batch.status === 'done' && count('created', 'updated') > 0 && (
          <Button
            danger
            disabled={!batch.may_undo}
            onClick={() =>
              modal.confirm({
                title: t('console.imports.undo'),
                content: t('console.imports.undo_confirm'),
                okText: t('console.imports.undo'),
                okButtonProps: { danger: true },
                autoFocusButton: 'cancel',
                onOk: () => go('undo'),
              })
            }
          >
            {t('console.imports.undo')}
          </Button>
        )}
        <Button onClick={again}>{t('console.imports.again')}</Button>
      </div>
      <BatchNotes entity={entity} batch={batch} tools={tools} />
      {bad > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('console.imports.errors_hint')}
          className="lobby-import-alert"
        />
      )}
      <BatchRows entity={entity} batch={batch} tools={tools} />
    </Card>
  )
}
