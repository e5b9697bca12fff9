import { PrinterOutlined, QrcodeOutlined } from '@ant-design/icons'
import { Button, QRCode } from 'antd'
import { useState } from 'react'
import { equipment } from '#entities/operation/equipment.ts'
import type { ActionsProps, ChosenProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import '#paper/document.css'
import './operation.css'

type Machine = ChosenProps<typeof equipment>['chosen'][number]

/** The label of a machine, from its page. */
export const MachineLabel = ({ record, tools }: ActionsProps<typeof equipment>) => (
  <Labels machines={[record]} tools={tools} />
)

/** The labels of chosen machines, for one sheet. */
export const ChosenLabels = ({ chosen, tools }: ChosenProps<typeof equipment>) => (
  <Labels machines={chosen} isSmall tools={tools} />
)

interface LabelsProps {
  readonly machines: readonly Machine[]
  readonly isSmall?: boolean
  readonly tools: ViewTools
}

function Labels({ machines, isSmall = false, tools }: LabelsProps) {
  const { t } = tools
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size={isSmall ? 'small' : undefined}
        icon={<QrcodeOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('console.operation.labels')}
      </Button>
      <Dialog
        open={isOpen}
        width={640}
        title={t('console.operation.labels')}
        okText={t('console.desk.print')}
        okButtonProps={{ icon: <PrinterOutlined aria-hidden /> }}
        cancelText={t('console.crud.record.close')}
        onOk={() => window.print()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <p>{t('console.operation.labels_help')}</p>
        <ul className="desk-paper desk-paper-whole lobby-machine-labels">
          {machines.map((machine) => (
            <MachineFace key={machine.id} machine={machine} tools={tools} />
          ))}
        </ul>
      </Dialog>
    </>
  )
}

/** A QR that opens the machine's page, with its checks, incidents and parts, for whoever may read it. */
function MachineFace({ machine, tools }: { readonly machine: Machine; readonly tools: ViewTools }) {
  const { building } = useSession()
  const path = tools.pathOf(equipment.name, machine.id)
  if (path === undefined) return null
  const { code, name, place } = machine
  return (
    <li>
      {/* Cameras read dark on light alone. */}
      <QRCode
        type="svg"
        role="img"
        aria-label={tools.t('console.operation.label_of', { code: code ?? '' })}
        errorLevel="M"
        bordered={false}
        size={112}
        color="#000"
        bgColor="#fff"
        value={`${location.origin}${path}`}
      />
      <div>
        <small>{building?.name}</small>
        <strong>{name}</strong>
        <span>{code}</span>
        {place !== null && <small>{place}</small>}
      </div>
    </li>
  )
}
