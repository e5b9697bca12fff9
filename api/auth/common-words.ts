/**
 * The most common parts of Vietnamese and Cambodian passwords: names, love, places, cars. The library knows the rest.
 */
export const commonWords: readonly string[] =
  `matkhau matkhaumoi nguyen nguyenvan tran pham hoang huynh phan dang bui ngo duong anh anhyeuem emyeuanh yeuem
yeuanh yeu yeuthuong anhnho nhoem thuong tinhyeu motminh hanhphuc giadinh bome conyeu vochong banbe taolaem
vietnam vietnamese saigon hanoi hochiminh danang haiphong cantho nhatrang vungtau dalat quangninh thanhhoa nghean
chungcu toanha canho quanly banquanly cudan dichvu baove letan thungan ketoan lobby
vinfast vision airblade wave exciter winner sirius honda yamaha
khanh linh huong trang thao phuong quynh ngoc minh tuan hung dung cuong thang hieu nam long hai son
cambodia phnompenh khmer angkor siemreap sok sophea dara bopha channary rithy`
    .trim()
    .split(/\s+/)
