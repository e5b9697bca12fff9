import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Select, Skeleton } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { importPath, screensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { entities } from '#resources'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { showError } from '../errors/error-popup.tsx'
import { errorText } from '../errors/error-text.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { fieldLabel } from '../fields/words.ts'
import { can, useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { BatchView } from './batch-view.tsx'
import { saveTemplate, useBatch } from './calls.ts'
import { ChooseFile } from './choose-file.tsx'
import { EarlierBatches } from './earlier-batches.tsx'
import './imports.css'

interface ImportPageProps {
  readonly entity: AnyEntity
}

/** Imports a spreadsheet step by step: file, columns, preview, import, result. The address holds the import's id. */
export function ImportPage({ entity }: ImportPageProps) {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const batchId = params.get('batch')
  const { data: batch, error } = useBatch(batchId)
  const many = entityLabel(t, entity.name, 'many')
  const key = (entity.imports?.by ?? []).map((name) => fieldLabel(t, entity.name, name)).join(' + ')
  const offered = entities.filter((one) => one.imports !== undefined && can('create', one.name))
  const template = () => saveTemplate(entity, building?.id).catch((thrown: unknown) => showError(t, thrown))
  const open = (id: string | undefined) => setParams(id === undefined ? {} : { batch: id })
  return (
    <Page
      title={t('console.imports.title', { many })}
      breadcrumb={[
        ...moduleCrumb(tools, entity),
        { label: many, to: `/${screensOf(entity).list ?? ''}` },
        { label: t('console.crud.list.import') },
      ]}
      actions={
        <>
          <Select
            aria-label={t('console.imports.type')}
            value={entity.name}
            popupMatchSelectWidth={false}
            options={offered.map((one) => ({ value: one.name, label: entityLabel(t, one.name, 'many') }))}
            onChange={(name: string) => {
              const next = offered.find((one) => one.name === name)
              if (next !== undefined) void navigate(`/${importPath(next) ?? ''}`)
            }}
          />
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void template()}>
            {t('console.imports.template')}
          </Button>
        </>
      }
    >
      {batchId === null ? (
        <>
          <ChooseFile entity={entity} tools={tools} onBatch={({ id }) => open(id)} />
          <p className="lobby-secondary">{t(keyHintOf(entity), { key })}</p>
          <EarlierBatches entity={entity} tools={tools} open={open} />
        </>
      ) : error !== null ? (
        <Alert type="error" showIcon message={errorText(t, error)} />
      ) : batch === undefined ? (
        <Skeleton active />
      ) : (
        <BatchView key={batch.id} entity={entity} batch={batch} tools={tools} again={() => open(undefined)} />
      )}
    </Page>
  )
}

/** What becomes of rows whose record is there already. */
function keyHintOf({ imports }: AnyEntity) {
  if (imports?.refuseUnknown !== undefined) return 'console.imports.key_hint_known'
  if (imports?.refuseKnown === undefined) return 'console.imports.key_hint'
  return imports.mayUpdateKnown === true
    ? 'console.imports.key_hint_asked'
    : 'console.imports.key_hint_refused'
}
