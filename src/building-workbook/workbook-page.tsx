import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Progress, Skeleton } from 'antd'
import { useParams } from 'react-router'
import { building } from '#entities/property/building.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { InOwnBuilding } from '../crud/record/in-own-building.tsx'
import { Missing } from '../crud/record/missing.tsx'
import { recordCrumbs } from '../crud/record/page-crumbs.ts'
import { useRecord } from '../crud/record/use-record.ts'
import { showError } from '../errors/error-popup.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { NextStep } from '../guide/next-step.tsx'
import { DropFile } from '../imports/drop-file.tsx'
import { Page } from '../shell/page.tsx'
import { modal } from '../ui/feedback.ts'
import {
  isUnderWay,
  saveWorkbookTemplate,
  saveWrongRows,
  useWorkbook,
  useWorkbookStep,
  type Workbook,
} from './calls.ts'
import { Questions } from './questions.tsx'
import { SheetCard } from './sheet-card.tsx'
import './workbook.css'

/** One file that fills a new building: template, upload, check with its questions, import, undo. */
export function BuildingWorkbookPage() {
  const { id = '' } = useParams()
  return (
    <InOwnBuilding key={id} entity={building} id={id}>
      <WorkbookPage id={id} />
    </InOwnBuilding>
  )
}

function WorkbookPage({ id }: { readonly id: string }) {
  const tools = useViewTools()
  const { t } = tools
  const { record, isMissing, error, refetch } = useRecord({ entity: building, id })
  const { data: workbook, error: failed, refetch: again } = useWorkbook(id)
  const step = useWorkbookStep(id, workbook?.round)
  const refused = (thrown: unknown) => showError(t, thrown, { failed: 'import_failed' })
  if (isMissing) return <Missing entity={building} tools={tools} />
  if (error !== null || failed !== null)
    return (
      <Failure
        title={t('console.crud.record.load_failed', { one: entityLabel(t, building.name, 'one') })}
        error={error ?? failed}
        t={t}
        retry={() => void Promise.all([refetch(), again()])}
      />
    )
  const title = record === undefined ? undefined : String(record['name'])
  return (
    <Page
      title={t('console.building_workbook.title')}
      breadcrumb={recordCrumbs(tools, building, title === undefined ? undefined : { id, title })}
      actions={
        <>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void saveWorkbookTemplate(id).catch(refused)}
          >
            {t('console.imports.template')}
          </Button>
          <NextStep of="workbook" buildingId={id} tools={tools} />
        </>
      }
    >
      <p className="workbook-lead">{t('console.building_workbook.lead')}</p>
      {workbook === undefined ? (
        <Skeleton active />
      ) : (
        <>
          {(workbook === null || !isUnderWay(workbook)) && (
            <DropFile
              tools={tools}
              accept=".xlsx"
              hint={t(`console.building_workbook.${hintFor(workbook)}`)}
              upload={async (file) => {
                await step.mutateAsync({ file })
              }}
            />
          )}
          {workbook !== null && (
            <WorkbookState
              workbook={workbook}
              tools={tools}
              isBusy={step.isPending}
              send={(what) => step.mutate(what, { onError: refused })}
            />
          )}
        </>
      )}
    </Page>
  )
}

/** What becomes of the file that is there when another one is dropped. */
function hintFor(workbook: Workbook | null) {
  if (workbook?.status === 'checked') return 'drop_corrected'
  return workbook?.status === 'done' ? 'drop_more' : 'drop_hint'
}

interface WorkbookStateProps {
  readonly workbook: Workbook
  readonly tools: ViewTools
  readonly isBusy: boolean
  readonly send: (step: Parameters<ReturnType<typeof useWorkbookStep>['mutate']>[0]) => void
}

function WorkbookState({ workbook, tools, isBusy, send }: WorkbookStateProps) {
  const { t } = tools
  const { status, sheets, questions, building_id: id } = workbook
  const sum = (...names: readonly (keyof (typeof sheets)[number]['counts'])[]) =>
    sheets.reduce((all, { counts }) => all + names.reduce((own, name) => own + (counts[name] ?? 0), 0), 0)
  if (isUnderWay(workbook))
    return (
      <section>
        <h2>{workbook.filename}</h2>
        <Progress
          percent={
            workbook.total === 0 ? 0 : Math.min(99, Math.floor((workbook.done / workbook.total) * 100))
          }
          aria-label={t(`console.imports.status.${status}`)}
        />
        <p role="status">{t(`console.imports.status.${status}`)}</p>
        <p className="lobby-secondary">{t('console.imports.leave_hint')}</p>
      </section>
    )
  const coming = sum('create', 'update')
  return (
    <>
      <h2 className="workbook-file">
        {workbook.filename} · {t(`console.imports.status.${status}`)}
      </h2>
      {workbook.stopped !== null && (
        <Alert
          type="warning"
          showIcon
          message={t(`console.imports.stopped.${workbook.stopped}`)}
          className="lobby-import-alert"
        />
      )}
      {workbook.left_out.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('console.building_workbook.sheets_left_out', { sheets: workbook.left_out.join(', ') })}
          className="lobby-import-alert"
        />
      )}
      {status === 'checked' && (
        <Questions
          key={workbook.round}
          questions={questions}
          tools={tools}
          isBusy={isBusy}
          answer={(answers) => send({ answers })}
        />
      )}
      <div className="lobby-import-actions">
        {status === 'checked' && (
          <Button
            type="primary"
            disabled={!workbook.may_apply}
            loading={isBusy}
            onClick={() => send('apply')}
          >
            {coming === 0 ? t('console.imports.nothing') : t('console.imports.apply', { total: coming })}
          </Button>
        )}
        {status === 'uploaded' && (
          <Button type="primary" loading={isBusy} onClick={() => send({ answers: [] })}>
            {t('console.imports.try')}
          </Button>
        )}
        {sum('invalid', 'failed') > 0 && (
          <Button onClick={() => void saveWrongRows(id).catch((thrown: unknown) => showError(t, thrown))}>
            {t('console.building_workbook.wrong_rows', { rows: sum('invalid', 'failed') })}
          </Button>
        )}
        {status === 'done' && sum('created', 'updated') > 0 && (
          <Button
            danger
            disabled={!workbook.may_undo}
            onClick={() =>
              modal.confirm({
                title: t('console.imports.undo'),
                content: t('console.imports.undo_confirm'),
                okText: t('console.imports.undo'),
                okButtonProps: { danger: true },
                autoFocusButton: 'cancel',
                onOk: () => send('undo'),
              })
            }
          >
            {t('console.imports.undo')}
          </Button>
        )}
      </div>
      {status === 'done' && sum('created', 'updated') > 0 && !workbook.may_undo && (
        <p className="lobby-secondary">{t('console.building_workbook.no_undo')}</p>
      )}
      {sheets.map((sheet) => (
        <SheetCard key={sheet.name} workbook={workbook} sheet={sheet} tools={tools} />
      ))}
    </>
  )
}
