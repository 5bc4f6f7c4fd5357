/** Search keywords of metalworking, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'unmanned-night-shift-dalian':
    'lights-out machining; unattended CNC production; pallet pool FMS; chip nesting stainless drilling; tool breakage detection; sister tool management; tool life monitoring; high-pressure coolant chip breaking; chip conveyor jammed; in-process probing error; peck drilling duplex stainless|无人值守加工; 黑灯工厂; 柔性制造单元 FMS; 缠屑断屑; 断刀检测; 备刀姊妹刀; 刀具寿命管理; 高压内冷断屑; 排屑机卡死; 在机测量; 双相钢钻孔',
  'press-brake-angle-laser':
    'bending angle correction; springback compensation sheet metal; first part right bending; CNC brake press; in-process angle measurement; trial bends scrap; switchgear cabinet bending; small batch sheet metal; bending accuracy differs by coil; folding machine|折弯回弹补偿; 折弯角度不准; 数控折弯机; 激光测角; 首件报废; 试折次数多; 钣金加工小批量; 电柜钣金; 板材批次差异; 折床',
  'gear-grinding-ev-noise':
    'gear whine e-drive; NVH gear analysis; ghost orders gear noise; tooth flank waviness; order analysis gears; generating gear grinding; worm wheel grinding; encoder eccentricity rotary table; polish grinding gears; gear tooth surface roughness; transmission noise troubleshooting|齿轮啸叫; 减速器异响; NVH噪声; 鬼频; 齿面波纹度; 阶次分析; 蜗杆砂轮磨齿; 抛光磨齿; 转台编码器偏心; 齿面粗糙度; 新能源减速箱噪音',
  'carbide-price-record':
    'tungsten carbide scrap price; used insert recycling; carbide insert price increase; tungsten powder quotation; cutting tool cost; insert allocation shortage; cermet vs carbide; ceramic inserts cast iron finishing; carbide buy-back programme|钨钢涨价; 硬质合金回收价格; 废刀片回收; 废钨钢; 刀片涨价; 刀粒价格; 碳化钨行情; 金属陶瓷刀片; 陶瓷刀片车铸铁; 数控刀具缺货',
  'bavaria-second-hand-auction':
    'used CNC machines; second-hand machine tools; machine tool auction; insolvency sale workshop; buy used turn-mill centre; residual value machine tool; obsolete CNC control spares; used lathe export; workshop succession closure; machine relocation shipping cost|二手机床; 二手数控车床; 机床拍卖; 二手车铣复合; 旧机床估价; 机床残值; 系统停产备件; 二手设备进口; 工厂倒闭设备处理; 设备搬迁海运',
  'minimum-quantity-lubrication-aluminium':
    'MQL machining; near-dry machining; dry machining aluminium; oil mist through spindle; thermal expansion workpiece compensation; deep hole drilling aluminium; coolant-free milling; save cutting fluid cost; ester oil lubrication; gearbox case machining; dry chips value|MQL微量润滑; 准干式切削; 干式加工; 铝合金深孔钻; 工件热变形补偿; 油雾润滑; 切削液成本; 内冷钻头; 无冷却液加工; 变速箱壳体机加; 酯类切削油',
  'five-axis-order-turkey':
    '5-axis machining aerospace parts; machine tool export order; trunnion table VMC; 24000 rpm spindle; linear scale feedback; direct drive rotary table; aerospace subcontractor equipment|五轴机床出口; 航空零件加工机床; 摇篮五轴; 高速电主轴; 全闭环光栅尺; 直驱转台; 国产五轴',
  'mould-fixture-village':
    'precision machine vice; machine vise manufacturing cluster; workholding vise supply chain; vacuum hardening vise body; vise parallelism 0.002; shared heat treatment furnace; small workshop division of labour; interchangeable precision vises|精密平口钳; 机用虎钳; 批士; 角固式虎钳; 真空淬火变形; 平行度超差; 产业集群分工; 共享热处理炉; 磨床加工外协; 工装夹具',
  'spindle-bearing-diagnosis':
    'vibration monitoring spindle; condition monitoring CNC; spindle bearing failure; envelope analysis bearing frequency; too many false alarms; accelerometer mounting fault; predictive maintenance payback; motorised spindle repair; spindle grease mix-up; machine learning vs rules|主轴轴承损坏; 主轴振动监测; 预测性维护; 包络谱分析; 主轴异响; 误报警太多; 加速度传感器安装; 电主轴维修; 轴承故障频率; 状态监测值不值; 主轴润滑脂混用',
  'coolant-rules-2027':
    'oil mist collector; oil mist exposure limit; mist extraction CNC machine; electrostatic oil mist filter; HEPA final filter mist; centrifugal mist separator; workshop air quality metalworking; filter replacement cost|油雾收集器; 油雾净化器选型; 静电式油雾净化; 离心式油雾机; 高效滤芯更换; 车间油烟; CNC车间空气; 职业卫生限值; 油雾浓度检测; 机床油雾治理',
  'wire-edm-recycled-wire':
    'brass wire recycling; EDM wire scrap; wire cutting consumables; zinc coated EDM wire; WEDM running cost; used wire buy-back|废铜丝回收; 线切割黄铜丝; 镀锌丝; 慢走丝耗材; 线切割成本; 电极丝',
  'catalogue-of-machine-tools':
    'machine tool statistics; machine tool industry directory; production import export figures; CNC builder list; machine tool market report|机床行业统计; 机床进出口数据; 机床厂家名录; 机床产量; 行业年鉴下载',
  VX: '5-axis machining center; 5-axis VMC; trunnion table machine; simultaneous five-axis milling; impeller machining; mould milling machine; CNC universal mill; direct drive rotary table; glass scale closed loop; aerospace parts machining; pump housing machining; machining complex parts one setup|五轴联动加工中心; 五轴机床; 摇篮式五轴; 五轴CNC; 叶轮加工; 模具五轴铣; 高速铣; 直驱转台; 电主轴 24000转; 全闭环光栅尺; 一次装夹五面加工; 航空结构件加工',
  TB: 'CNC press brake; brake press; servo electric bender; sheet metal bending machine; plate folder; springback compensation; bending angle sensor; hydraulic-free press brake; electric vs hydraulic press brake; 100 tonne press brake; backgauge 6-axis; enclosure and cabinet bending|数控折弯机; 折床; 伺服折弯机; 纯电折弯机; 钣金折弯; 液压折弯机替代; 角度补偿; 后挡料六轴; 100吨折弯机; 机箱机柜折弯; 回弹控制; 小批量钣金',
  XD: 'U-drill; insert drill; short hole drill; 5xD drilling; drill with replaceable inserts; large diameter hole drilling; through-coolant drill; carbide insert drilling; high feed hole making; four-edge square insert drill; solid carbide drill alternative|U钻; 暴力钻; 快速钻; 喷水钻; 机夹钻; 5倍径钻头; 大孔钻削; 内冷钻头; 换刀片钻头; 数控车床钻孔; 刀粒钻',
  HG: 'gear grinder; generating gear grinder; worm wheel grinding; threaded wheel grinding; EV gear finishing; low noise gears; polish grinding; continuous generating grinding; hardened gear finishing; e-axle gear production; DIN 3 gear quality|磨齿机; 数控磨齿机; 展成磨; 齿轮磨床; 新能源齿轮磨齿; 齿面抛磨; 硬齿面精加工; 3级精度齿轮; 齿轮降噪; 蜗杆砂轮; 减速器齿轮加工; 磨齿节拍',
};
