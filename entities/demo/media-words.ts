/** Announcements and news of the demo buildings, in Vietnamese and Khmer. */

export const articles = [
  ['building', 'published', 3, { vi: 'Bảo trì thang máy trục A trong tháng này', km: 'ថែទាំជណ្តើរយន្ត A ក្នុងខែនេះ' }, { vi: 'Mỗi đêm từ 23 giờ đến 4 giờ sáng, một thang được dừng để thay cáp. Thang còn lại hoạt động bình thường.', km: 'រៀងរាល់យប់ចាប់ពីម៉ោង 23 ដល់ម៉ោង 4 ព្រឹក ជណ្តើរមួយត្រូវបានផ្អាកដើម្បីប្តូរខ្សែ។' }],
  ['event', 'published', 9, { vi: 'Hội chợ cuối tuần tại sảnh tầng 1', km: 'ផ្សារចុងសប្តាហ៍នៅសាលជាន់ទី 1' }, { vi: 'Cư dân có hàng muốn bày bán đăng ký tại lễ tân trước thứ Sáu.', km: 'អ្នកស្នាក់នៅដែលចង់លក់ទំនិញ សូមចុះឈ្មោះនៅកន្លែងទទួលភ្ញៀវមុនថ្ងៃសុក្រ។' }],
  ['safety', 'published', 16, { vi: 'Diễn tập phòng cháy chữa cháy', km: 'ហ្វឹកហាត់ពន្លត់អគ្គិភ័យ' }, { vi: 'Chuông báo cháy sẽ kêu lúc 9 giờ sáng Chủ nhật. Đề nghị cư dân xuống sân theo cầu thang bộ.', km: 'កណ្តឹងនឹងរោទ៍នៅម៉ោង 9 ព្រឹកថ្ងៃអាទិត្យ។ សូមចុះតាមជណ្តើរធម្មតា។' }],
  ['promotion', 'hidden', 40, { vi: 'Ưu đãi phòng gym dịp hè', km: 'ការបញ្ចុះតម្លៃបន្ទប់ហាត់ប្រាណ' }, { vi: 'Miễn phí tháng đầu cho hộ đăng ký mới.', km: 'ឥតគិតថ្លៃខែដំបូងសម្រាប់អ្នកចុះឈ្មោះថ្មី។' }],
  ['other', 'draft', 0, { vi: 'Khảo sát trồng cây sân sau', km: 'ស្ទង់មតិដាំដើមឈើ' }, { vi: 'Ban quản lý đang lấy ý kiến cư dân.', km: 'គណៈគ្រប់គ្រងកំពុងសុំមតិ។' }],
] as const // prettier-ignore

export const chapters = [
  ['rules', 'published', { vi: 'Nội quy tòa nhà', km: 'បទបញ្ជាផ្ទៃក្នុង' }, { vi: 'Giữ yên tĩnh sau 22 giờ; không để đồ ở hành lang; đăng ký trước khi sửa chữa.', km: 'រក្សាភាពស្ងៀមស្ងាត់ក្រោយម៉ោង 22។ មិនដាក់របស់នៅច្រករបៀង។' }],
  ['procedures', 'published', { vi: 'Đăng ký sửa chữa căn hộ', km: 'ចុះឈ្មោះជួសជុលអាផាតមិន' }, { vi: 'Nộp bản vẽ và đặt cọc tại văn phòng ban quản lý ba ngày trước khi thi công.', km: 'ដាក់ប្លង់ និងប្រាក់កក់បីថ្ងៃមុនធ្វើការ។' }],
  ['safety', 'published', { vi: 'Khi có báo cháy', km: 'ពេលមានអគ្គិភ័យ' }, { vi: 'Không dùng thang máy. Đi theo cầu thang thoát hiểm xuống sân trước.', km: 'កុំប្រើជណ្តើរយន្ត។ ចុះតាមជណ្តើរសង្គ្រោះ។' }],
  ['amenities', 'published', { vi: 'Sử dụng bể bơi và phòng tập', km: 'ប្រើអាងហែលទឹក និងបន្ទប់ហាត់ប្រាណ' }, { vi: 'Trẻ em dưới 12 tuổi cần người lớn đi cùng.', km: 'កុមារក្រោម 12 ឆ្នាំត្រូវមានមនុស្សធំ។' }],
  ['contacts', 'draft', { vi: 'Số điện thoại cần biết', km: 'លេខទូរស័ព្ទសំខាន់' }, { vi: 'Lễ tân, bảo vệ, kỹ thuật trực 24/7.', km: 'បុគ្គលិកទទួលភ្ញៀវ សន្តិសុខ បច្ចេកទេស 24/7។' }],
] as const // prettier-ignore

export const announcements = [
  ['power_water', 'published', 2, { vi: 'Cắt nước để vệ sinh bể ngầm', km: 'ផ្អាកទឹកដើម្បីលាងអាង' }, { vi: 'Từ 13 giờ đến 17 giờ thứ Năm. Cư dân vui lòng trữ nước trước.', km: 'ពីម៉ោង 13 ដល់ 17 ថ្ងៃព្រហស្បតិ៍។ សូមស្តុកទឹកទុកមុន។' }],
  ['maintenance', 'published', 6, { vi: 'Phun thuốc diệt muỗi hành lang', km: 'បាញ់ថ្នាំមូស' }, { vi: 'Sáng thứ Bảy, đề nghị đóng kín cửa căn hộ.', km: 'ព្រឹកថ្ងៃសៅរ៍ សូមបិទទ្វារ។' }],
  ['urgent', 'hidden', 21, { vi: 'Sự cố mất điện tầng hầm B1', km: 'ដាច់ភ្លើងនៅជាន់ B1' }, { vi: 'Đã khắc phục lúc 20 giờ 15. Xin lỗi cư dân vì sự bất tiện.', km: 'បានជួសជុលនៅម៉ោង 20:15។ សូមអភ័យទោស។' }],
  ['general', 'draft', 0, { vi: 'Lịch thu phí dịch vụ tháng tới', km: 'កាលវិភាគបង់ថ្លៃសេវាខែក្រោយ' }, { vi: 'Thông báo phí được gửi trước ngày 5.', km: 'ការជូនដំណឹងត្រូវផ្ញើមុនថ្ងៃទី 5។' }],
] as const // prettier-ignore

/** Messages that offices send again and again. */
export const messages = [
  ['urgent', 'householders', { vi: 'Cắt nước', km: 'ផ្អាកទឹក' }, { vi: 'Tạm ngừng cấp nước', km: 'ផ្អាកផ្គត់ផ្គង់ទឹក' }, { vi: 'Tòa nhà tạm ngừng cấp nước để vệ sinh bể. Mong cư dân trữ đủ nước dùng.', km: 'អគារផ្អាកផ្គត់ផ្គង់ទឹកដើម្បីលាងអាង។ សូមត្រៀមទឹកទុកប្រើ។' }],
  ['fee', 'householders', { vi: 'Nhắc phí', km: 'រំលឹកថ្លៃសេវា' }, { vi: 'Phí tháng này đã đến hạn', km: 'ថ្លៃសេវាខែនេះដល់កំណត់' }, { vi: 'Mong chủ hộ thanh toán trước ngày cuối tháng. Nếu đã nộp, vui lòng bỏ qua tin này.', km: 'សូមមេគ្រួសារបង់មុនថ្ងៃចុងខែ។ បើបានបង់ហើយ សូមកុំខ្វល់នឹងសារនេះ។' }],
  ['event', 'all', { vi: 'Sự kiện', km: 'ព្រឹត្តិការណ៍' }, { vi: 'Mời cư dân tham gia sự kiện', km: 'សូមអញ្ជើញចូលរួមព្រឹត្តិការណ៍' }, { vi: 'Hội chợ cuối tuần tại sảnh tầng 1, từ 9 giờ sáng thứ Bảy.', km: 'ផ្សារចុងសប្តាហ៍នៅសាលជាន់ទី 1 ចាប់ពីម៉ោង 9 ព្រឹកថ្ងៃសៅរ៍។' }],
  ['news', 'blocks', { vi: 'Bảo trì thang máy', km: 'ថែទាំជណ្តើរយន្ត' }, { vi: 'Bảo trì thang máy đêm nay', km: 'ថែទាំជណ្តើរយន្តយប់នេះ' }, { vi: 'Từ 23 giờ đến 4 giờ sáng, mỗi lần dừng một thang.', km: 'ពីម៉ោង 23 ដល់ម៉ោង 4 ព្រឹក ឈប់ម្តងមួយជណ្តើរ។' }],
] as const // prettier-ignore

export const contacts = [
  ['management', { vi: 'Văn phòng ban quản lý', km: 'ការិយាល័យគ្រប់គ្រង' }, 'Management office', '08:00 – 17:30'],
  ['reception', { vi: 'Lễ tân', km: 'កន្លែងទទួលភ្ញៀវ' }, 'Reception', '06:00 – 22:00'],
  ['security', { vi: 'Bảo vệ', km: 'សន្តិសុខ' }, 'Security', '24/7'],
  ['technical', { vi: 'Kỹ thuật trực', km: 'បច្ចេកទេស' }, 'Engineer on duty', '24/7'],
  ['emergency', { vi: 'Cứu hỏa', km: 'ពន្លត់អគ្គិភ័យ' }, 'Fire brigade', '24/7'],
] as const // prettier-ignore

export const papers = [
  ['TemplateNotice_A5', 'notice', 'a5', { vi: 'Thông báo phí khổ A5', km: 'លិខិតជូនដំណឹង A5' }],
  ['TemplateNotice_A4', 'notice', 'a4', { vi: 'Thông báo phí khổ A4', km: 'លិខិតជូនដំណឹង A4' }],
  ['TemplateReceipt_A5', 'receipt', 'a5', { vi: 'Phiếu thu khổ A5', km: 'បង្កាន់ដៃ A5' }],
  ['TemplateNotice_CONTRACT', 'contract', 'a4', { vi: 'Hợp đồng khổ A4', km: 'កិច្ចសន្យា A4' }],
  ['TemplateReceipt_K80', 'receipt', 'k80', { vi: 'Phiếu thu máy in nhiệt', km: 'បង្កាន់ដៃម៉ាស៊ីនបោះពុម្ពតូច' }],
] as const // prettier-ignore
