/** Search keywords of additive manufacturing, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'twelve-lasers-one-bed':
    'multi-laser SLM machine; LPBF stitching zone porosity; laser overlap calibration; galvo scanner alignment; rocket engine nozzle 3D printing; large format powder bed fusion; step in printed wall; lack of fusion defects; shielding gas flow in printer; nickel superalloy fatigue strength printed; melt pool monitoring|多激光拼接; 搭接区气孔; 振镜校准; 火箭发动机喷管打印; 大幅面SLM设备; 激光选区熔化; 打印件台阶错层; 烟尘遮挡激光; 未熔合缺陷; 高温合金打印疲劳; 熔池监控',
  'binder-jet-watch-cases':
    'sintering shrinkage compensation; binder jetting vs CNC milling; MIM alternative small parts; green part distortion in furnace; ceramic setter for sintering; stainless watch case production; pores visible after polishing; dimensional accuracy of sintered parts; metal binder jet tolerance; debinding and sintering furnace|烧结收缩补偿; 粘结剂喷射精度; BJ金属打印; MIM替代工艺; 烧结变形; 烧结承烧板; 抛光砂眼; 表壳加工; 生坯脱脂烧结; 小件批量金属打印; 放大系数怎么定',
  'powder-plant-plasma':
    'recycled titanium powder; Ti64 powder price; titanium swarf recycling; plasma atomisation; tungsten carbide inclusion in powder; oxygen content of titanium powder; aircraft chips reuse; scrap sorting by alloy; fine powder explosion storage; EBM coarse powder|钛屑回收; TC4粉末价格; 等离子旋转电极; 再生钛粉; 钛粉含氧量; 硬质合金夹杂; 球形钛粉; 废钛料分选; 细粉防爆储存; 航空切屑再利用; SLM用钛粉',
  'spare-parts-metro':
    'on-demand spare parts printing; obsolete railway parts; SLS nylon flame retardant; EN 45545 printed plastic; reverse engineering discontinued parts; rail vehicle interior parts; digital warehouse of spares; railway fire test thickness; intellectual property of spare parts; polyamide powder bed printing|停产备件替代; 备件按需打印; 阻燃尼龙打印; SLS尼龙件; 轨道交通防火标准; 测绘仿制配件; 地铁内饰件; 车辆检修备件; 老旧设备配件难买; 数字化备件库; 备件知识产权',
  'depowdering-explosion-lesson':
    'metal powder explosion; aluminium dust fire; ATEX vacuum cleaner; antistatic hose; static discharge ignition; wet separator dust collector; combustible dust safety; powder handling AlSi10Mg; conductive flooring and shoes; 3D printing workshop safety|铝粉爆炸; 粉尘防爆; 防爆吸尘器; 静电火花; 防静电软管; 湿式除尘器; 金属打印车间安全; 清粉作业; 铝粉闪爆事故; 防静电地坪; 粉尘涉爆整改',
  'shoe-midsole-lattice':
    '3D printed shoes; DLP lattice sole; continuous liquid resin printing; elastomer resin footwear; lattice vs EVA foam; diabetic insoles custom; foot pressure measurement insole; photopolymer printing production; energy return of sole; cost of printed sole|3D打印鞋; 光固化弹性树脂; 晶格鞋底; 点阵结构缓震; 定制鞋垫; 糖尿病足鞋垫; DLP量产; 打印与EVA对比; 足底压力定制; 树脂打印鞋材; 回弹率',
  'build-simulation-myth':
    'distortion prediction metal printing; warping of printed parts; inherent strain calibration; residual stress LPBF; support structure design; part orientation overhang; simulation vs experience; 316L cantilever test; thermal distortion compensation; build plate flatness; simulation wrong direction|打印翘曲; 变形仿真软件; 固有应变标定; 残余应力变形; 支撑怎么加; 摆放角度; 悬臂试样; 316L打印变形; 仿真不准原因; SLM热变形; 去支撑后变形',
  'additive-hospital-service':
    'point of care 3D printing; surgical guide printing; orthosis printing regulation; patient-specific medical device; anatomical model printing; hospital 3D printing lab; custom device filing; printed guide price; medical print material approval|医院3D打印; 手术导板收费; 个性化医疗器械; 定制器械备案; 康复支具打印; 骨科导板; 医工结合; 医疗打印材料注册; 打印中心建设; 解剖模型打印',
  'bristol-bike-lugs':
    '3D printed titanium bicycle parts; custom bike frame; printing vs investment casting; break-even small batch printing; contract printing service cost; buy printer or outsource; bonding carbon to titanium; adhesive bond failure cold cure; support removal and blasting; reaming printed sockets|钛合金自行车; 打印车架接头; 小批量定制打印; 打印外协价格; 买设备还是外协; 碳管钛接头胶接; 胶接固化不良; 去支撑喷砂; 打印与铸造对比; 设备利用率; 定制车架',
  'sand-mould-sculpture':
    '3D printed sand mould; bronze statue restoration; art casting; reverse modelling from photo; layer lines on casting; sculpture scanning|砂型3D打印; 铜像铸造; 文物修复; 艺术铸造; 三维扫描建模; 铸件层纹',
  'powder-reuse-guideline':
    'metal powder recycling limit; oxygen pickup titanium powder; powder flowability Hall test; sieving and refresh rate; powder quality test; satellite and fines content|旧粉回收; 粉末循环次数; 钛粉增氧; 流动性检测; 新旧粉混合; 粉末验收标准',
  YA: 'metal 3D printer; SLM machine; LPBF system; DMLS printer; large format metal printer; quad laser printer; titanium printing machine; nickel alloy printing equipment; aerospace part printer; high build rate printer; laser stitching accuracy; powder bed fusion equipment|金属3D打印机; SLM设备; 激光选区熔化设备; 大尺寸金属打印; 四激光八激光; 铺粉式打印机; 高温合金打印; 钛合金打印设备; 航天零件打印; 搭接精度; 打印效率高; 选择性激光烧结',
  DJ: 'metal binder jetting service; sintered steel parts; MIM replacement; small complex metal parts; 17-4PH printed parts; 316L small parts; miniature gears; watch cases and hinges; tool-free small series; metal jet printing; high density sintered part|BJ打印件; 粉末冶金小件; MIM零件; 不锈钢小零件; 无模具小批量; 异形金属小件; 手机铰链; 微型齿轮; 烧结件; 316L小件; 17-4PH零件; 五金小件打样',
  WT: 'Ti6Al4V powder; Ti64 Grade 23; spherical titanium powder; SLM titanium powder; EBM powder; low oxygen titanium powder; plasma atomised powder; 3D printing metal powder; recycled titanium powder; good flowability powder|TC4粉; 球形钛粉; 3D打印钛粉; 低氧钛粉; 雾化钛粉; 打印耗材; 再生钛粉; 流动性好粉末; SLM粉末; 电子束打印粉',
  ML: '3D printed lattice cushion; printed midsole; elastomer lattice; custom seat cushion; helmet liner pad; foam replacement; resin printed padding; shock absorbing pad; saddle pad; pressure relief pad|3D打印鞋中底; 晶格垫; 缓震垫; 定制坐垫; 头盔内衬; 替代海绵发泡; 弹性树脂件; 减压坐垫; 镂空鞋底; 透气垫; 骑行坐垫',
};
