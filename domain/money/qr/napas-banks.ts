/** Banks of the NAPAS network by the code that offices know them by, with their number in a VietQR (BIN). */
const numbers: Readonly<Record<string, string>> = {
  ABB: '970425',
  ACB: '970416',
  BAB: '970409',
  BIDV: '970418',
  BVB: '970438',
  CAKE: '546034',
  CIMB: '422589',
  EIB: '970431',
  HDB: '970437',
  HSBC: '458761',
  ICB: '970415',
  IVB: '970434',
  KLB: '970452',
  LPB: '970449',
  MB: '970422',
  MSB: '970426',
  NAB: '970428',
  NCB: '970419',
  OCB: '970448',
  PGB: '970430',
  PVCB: '970412',
  SCB: '970429',
  SEAB: '970440',
  SGICB: '970400',
  SHB: '970443',
  SHBVN: '970424',
  STB: '970403',
  TCB: '970407',
  TIMO: '963388',
  TPB: '970423',
  UOB: '970458',
  VAB: '970427',
  VBA: '970405',
  VCB: '970436',
  VIB: '970441',
  VIETBANK: '970433',
  VPB: '970432',
  VRB: '970421',
  WVN: '970457',
}

/** The names that they are also written by. */
const alsoWritten: Readonly<Record<string, string>> = {
  AGRIBANK: 'VBA',
  CTG: 'ICB',
  EXIMBANK: 'EIB',
  HDBANK: 'HDB',
  LPBANK: 'LPB',
  MBBANK: 'MB',
  MBB: 'MB',
  SACOMBANK: 'STB',
  SEABANK: 'SEAB',
  SHINHAN: 'SHBVN',
  SSB: 'SEAB',
  TECHCOMBANK: 'TCB',
  TPBANK: 'TPB',
  VIETCOMBANK: 'VCB',
  VIETINBANK: 'ICB',
  VPBANK: 'VPB',
}

/** The number of a bank, by its code or its number itself; undefined for one that is not known. */
export function napasNumber(code: string): string | undefined {
  const known = code.trim().toUpperCase()
  if (/^\d{6}$/.test(known)) return known
  return numbers[known] ?? numbers[alsoWritten[known] ?? '']
}
