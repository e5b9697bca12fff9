import { InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Select, Spin, Upload } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { importBankStatement, previewBankStatement } from '#domain/calls/bank-statements.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { callForData } from '../data/call-api.ts'
import { useList } from '../data/use-list.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { errorText } from '../errors/error-text.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { message } from '../ui/feedback.ts'
import { StatementColumns } from './statement-columns.tsx'
import { StatementRows } from './statement-rows.tsx'
import './banks.css'

type Read = DataOf<typeof previewBankStatement>
type Directions = readonly { readonly word: string; readonly type: 'in' | 'out' }[]
/** How a file is read, where somebody has said so. */
interface Reading {
  readonly columns?: Read['columns']
  readonly said?: Directions
  readonly sheet?: string
}
type Bank = {
  readonly id: string
  readonly name: string
  readonly account_number: string
  readonly is_default: boolean
}

const words = 'console.bank_statement'
const mostAccounts = 100

/** The account that needs no choosing: the only one, or the only default. */
function likelyOf(banks: readonly Bank[]): Bank | undefined {
  const likely = banks.length === 1 ? banks : banks.filter((one) => one.is_default)
  return likely.length === 1 ? likely[0] : undefined
}

/** Rows that become lines: also those of which somebody has to decide. */
const writtenOf = ({ new: fresh, maybe_known, conflict }: Read['counts']) => fresh + maybe_known + conflict

/** Brings a bank's statement step by step: the account, the file, what its columns hold, what of it is new. */
export function StatementPage() {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const navigate = useNavigate()
  const refreshAll = useRefreshAll()
  const [chosenId, setChosenId] = useState<string>()
  const [file, setFile] = useState<File>()
  const [read, setRead] = useState<Read>()
  const [isBusy, setBusy] = useState(false)
  const [directions, setDirections] = useState<Directions>([])
  const [acceptsBalances, setAcceptsBalances] = useState(false)
  const [refused, setRefused] = useState<string>()
  const { records: banks } = useList<Bank>({
    resource: 'bank',
    pageSize: mostAccounts,
    filters: [{ field: 'is_active', operator: 'eq', value: true }],
  })
  const bankId = chosenId ?? likelyOf(banks)?.id
  const accounts = banks.map(({ id, name, account_number }) => ({
    value: id,
    label: `${name} · ${account_number}`,
  }))
  const list = `/${screensOf(bankLine).list ?? ''}`

  const work = async (of: File, step: () => Promise<void>) => {
    setBusy(true)
    setRefused(undefined)
    try {
      await step()
    } catch (error) {
      setRefused(`${of.name}: ${errorText(t, error, 'import_failed')}`)
    } finally {
      setBusy(false)
    }
  }
  const bodyOf = (of: File, { columns, said = directions, sheet }: Reading) => ({
    building_id: building?.id ?? '',
    bank_id: bankId ?? '',
    file: of,
    ...(sheet === undefined || sheet === '' ? {} : { sheet }),
    ...(columns === undefined ? {} : { columns: columns.map((field) => field ?? '') }),
    ...(said.length === 0 ? {} : { directions: said.map((one) => ({ ...one })) }),
  })
  const open = (of: File, { said = [], ...reading }: Reading = {}) =>
    work(of, async () => {
      setFile(of)
      setDirections(said)
      setAcceptsBalances(false)
      setRead(await callForData(previewBankStatement, { body: bodyOf(of, { ...reading, said }) }))
    })
  const take = (of: File, { columns, sheet }: Read) =>
    work(of, async () => {
      const body = {
        ...bodyOf(of, { columns, sheet }),
        ...(acceptsBalances ? { accepts_balances: true } : {}),
      }
      const { counts } = await callForData(importBankStatement, { body })
      message.success(t(`${words}.done`, { count: writtenOf(counts) }))
      refreshAll(['bank_line', 'bank_statement', 'receipt', 'debt', 'fee', 'payment_request'])
      await navigate(list)
    })

  return (
    <Page
      title={t(`${words}.title`)}
      breadcrumb={[
        ...moduleCrumb(tools, bankLine),
        { label: entityLabel(t, bankLine.name, 'many'), to: list },
      ]}
    >
      <Card className="statement-step" title={<h2>{t(`${words}.account`)}</h2>}>
        <Select
          aria-label={t(`${words}.account`)}
          className="statement-account"
          placeholder={t(`${words}.account`)}
          {...(bankId === undefined ? {} : { value: bankId })}
          options={accounts}
          onChange={(id: string) => {
            setChosenId(id)
            setRead(undefined)
          }}
        />
        {bankId !== undefined && (
          <Upload.Dragger
            accept=".xlsx,.csv,.xml,.txt,.sta,.940,.mt940"
            showUploadList={false}
            disabled={isBusy}
            beforeUpload={(of) => {
              void open(of)
              return false
            }}
          >
            <p className="statement-drop">{isBusy ? <Spin /> : <InboxOutlined aria-hidden />}</p>
            <p>{t(`${words}.drop`)}</p>
            <p className="lobby-secondary">{t(`${words}.drop_hint`)}</p>
          </Upload.Dragger>
        )}
        {file !== undefined && read !== undefined && read.sheets.length > 1 && (
          <Select
            aria-label={t(`${words}.sheet`)}
            className="statement-account"
            disabled={isBusy}
            value={read.sheet}
            options={read.sheets.map((name) => ({ value: name, label: `${t(`${words}.sheet`)}: ${name}` }))}
            onChange={(sheet: string) => void open(file, { sheet })}
          />
        )}
        {refused !== undefined && <Alert type="error" showIcon message={refused} />}
      </Card>
      {read !== undefined && file !== undefined && (
        <>
          <StatementColumns
            key={read.header.join()}
            read={read}
            tools={tools}
            isBusy={isBusy}
            take={(columns) => void open(file, { columns, said: directions, sheet: read.sheet })}
          />
          {read.missing.length === 0 && (
            <StatementRows
              read={read}
              account={accounts.find(({ value }) => value === bankId)?.label ?? ''}
              tools={tools}
              isBusy={isBusy}
              explain={(word, type) =>
                void open(file, {
                  columns: read.columns,
                  sheet: read.sheet,
                  said: [...directions.filter((one) => one.word !== word), { word, type }],
                })
              }
              acceptsBalances={acceptsBalances}
              acceptBalances={setAcceptsBalances}
            >
              <Button
                type="primary"
                loading={isBusy}
                disabled={
                  writtenOf(read.counts) === 0 || (read.wrong_balances.length > 0 && !acceptsBalances)
                }
                onClick={() => void take(file, read)}
              >
                {t(`${words}.take`, { count: writtenOf(read.counts) })}
              </Button>
            </StatementRows>
          )}
        </>
      )}
    </Page>
  )
}
