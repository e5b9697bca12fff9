import { sumAmounts } from '#core/amount.ts'
import { amountInWords } from '../money/words.ts'
import type { Buyer } from './draft.ts'
import {
  correctionText,
  type FiledInvoice,
  type FiledLine,
  type FiledOriginal,
  type FiledSeller,
} from './filed-invoice.ts'
import type { InvoiceKind } from './names.ts'
import { rateText } from './rates.ts'
import format from './xml-format.json' with { type: 'json' }
import { xmlDocument, type XmlNode } from './xml-text.ts'

const formNames: Readonly<Record<string, string>> = format.names

/** An unsigned invoice in the tax authority's format: `HDon` with `DLHDon`, the part that is signed (docs/domain/e-invoices.md). */
export const invoiceXml = (invoice: FiledInvoice, seller: FiledSeller): string =>
  xmlDocument([
    'HDon',
    [
      [
        'DLHDon',
        [
          ['TTChung', generalPart(invoice, seller)],
          [
            'NDHDon',
            [
              ['NBan', sellerPart(seller)],
              ['NMua', buyerPart(invoice.buyer, invoice.customer_code)],
              ['DSHHDVu', invoice.lines.map((line, at): XmlNode => ['HHDVu', linePart(line, at + 1)])],
              ['TToan', totalsPart(invoice, seller)],
            ],
          ],
        ],
        { Id: `HD-${invoice.ref_id}` },
      ],
    ],
  ])

const isVat = ({ form }: Pick<FiledInvoice, 'form'>) => form === '1'

function generalPart(invoice: FiledInvoice, seller: FiledSeller): XmlNode[] {
  const { form, symbol, number, day, payment_way, kind, original } = invoice
  return [
    ['PBan', format.version],
    ['THDon', formNames[form] ?? ''],
    ['KHMSHDon', form],
    ['KHHDon', symbol],
    ['SHDon', number],
    ['NLap', day],
    ['HDCTTChinh', '0'],
    ['DVTTe', 'VND'],
    ['HTTToan', payment_way],
    ['MSTTCGP', seller.provider_tax_code],
    ['MSTDVNUNLHDon', seller.issuer_tax_code],
    ['TDVNUNLHDon', seller.issuer_name],
    ['DCDVNUNLHDon', seller.issuer_address],
    ['TTHDLQuan', original === null ? null : originalPart(original, kind)],
  ]
}

/** 1 replaces, 2 adjusts; the original is an e-invoice of the present law. */
const originalPart = (original: FiledOriginal, kind: InvoiceKind): XmlNode[] => [
  ['TCHDon', kind === 'replacing' ? '1' : '2'],
  ['LHDCLQuan', '1'],
  ['KHMSHDCLQuan', original.form],
  ['KHHDCLQuan', original.symbol],
  ['SHDCLQuan', original.number],
  ['NLHDCLQuan', original.day],
  ['GChu', correctionText({ kind, original })],
]

const sellerPart = (seller: FiledSeller): XmlNode[] => [
  ['Ten', seller.name],
  ['MST', seller.tax_code],
  ['DChi', seller.address],
  ['SDThoai', seller.phone],
  ['DCTDTu', seller.email],
  ['STKNHang', seller.bank_account],
  ['TNHang', seller.bank_name],
]

/** A person is named as who buys, a business as the unit. */
function buyerPart(buyer: Buyer, customerCode: string | null): XmlNode[] {
  const isUnit = buyer.kind === 'business' || buyer.kind === 'budget_unit'
  return [
    ['Ten', isUnit ? buyer.name : null],
    ['MST', buyer.tax_code],
    ['MDVQHNSach', buyer.budget_code],
    ['DChi', buyer.address],
    ['MKHang', customerCode],
    ['SDThoai', buyer.phone],
    ['CCCDan', buyer.personal_number],
    ['SHChieu', buyer.passport],
    ['DCTDTu', buyer.email],
    ['HVTNMHang', isUnit ? null : buyer.name],
    // The format has no field for it.
    ['TTKhac', buyer.nationality === null ? null : [['TTin', ownField('QuocTich', buyer.nationality)]]],
  ]
}

const ownField = (name: string, value: string): XmlNode[] => [
  ['TTruong', name],
  ['KDLieu', 'string'],
  ['DLieu', value],
]

const linePart = ({ name, unit, quantity, unit_price, net, rate }: FiledLine, ordinal: number): XmlNode[] => [
  ['TChat', '1'],
  ['STT', String(ordinal)],
  ['THHDVu', name],
  ['DVTinh', unit],
  ['SLuong', quantity],
  ['DGia', unit_price],
  ['ThTien', net],
  ['TSuat', rate === null ? null : rateText(rate)],
]

/** The tax of a rate is the sum of its lines' booked tax, never worked out again. */
function totalsPart(invoice: FiledInvoice, { state_fee_name: feeName }: FiledSeller): XmlNode[] {
  const { lines, net, vat, state_fees: fees, total } = invoice
  const rates = Map.groupBy(lines, ({ rate }) => rate)
  const taxed: XmlNode[] = [
    [
      'THTTLTSuat',
      [...rates].map(([rate, of]): XmlNode => [
        'LTSuat',
        [
          ['TSuat', rate === null ? null : rateText(rate)],
          ['ThTien', sumAmounts(of.map((line) => line.net))],
          ['TThue', sumAmounts(of.map((line) => line.vat))],
        ],
      ]),
    ],
    ['TgTCThue', net],
    ['TgTThue', vat],
  ]
  return [
    ...(isVat(invoice) ? taxed : []),
    [
      'DSLPhi',
      fees === '0'
        ? null
        : [
            [
              'LPhi',
              [
                ['TLPhi', feeName],
                ['TPhi', fees],
              ],
            ],
          ],
    ],
    ['TgTTTBSo', total],
    ['TgTTTBChu', amountInWords(total, { language: 'vi', currency: 'vnd' })],
  ]
}
