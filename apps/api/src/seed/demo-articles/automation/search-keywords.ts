/** Search keywords of industrial automation, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'scada-open-protocol':
    'SPE 10BASE-T1L; two-wire Ethernet; TSN factory network; PROFINET vs TSN; OT IT convergence; real-time industrial network latency; legacy machine protocol gateway; network jitter; power over data line sensor; robot handover synchronisation; protocol converter delay|SPE以太网; 两线制以太网; 时间敏感网络; 老设备联网; 协议网关; 通讯延时大; 网络抖动; 现场总线替换; IT与OT融合; 机器人同步; 转换器丢包卡顿',
  'model-in-the-control-room':
    'LLM manufacturing; AI assistant for operators; industrial chatbot; RAG maintenance manuals; alarm troubleshooting assistant; on-premise AI model; AI hallucination risk; shift log analysis; knowledge of retiring workers; AI return on investment; knowledge management plant|工业大模型; 设备故障问答; 本地部署大模型; 知识库检索; AI幻觉; 报警处理助手; 老师傅经验传承; 交接班日志; 班组智能助手; AI落地案例; 大模型投资回报',
  'drive-without-cabinet':
    'decentralised servo drive; integrated motor drive; hybrid cable daisy chain; SiC servo drive; cabinet-free machine; reduce control cabinet size; motor cable length saving; derating high ambient temperature; DC bus energy sharing; regenerative braking packaging machine; distributed drive vs cabinet|分布式伺服; 一体化伺服电机; 无电柜驱动; 碳化硅驱动器; 共直流母线; 混合电缆; 电柜太大; 伺服高温降额; 制动能量回收; 减少布线; 多轴包装机',
  'vision-on-glass-vials':
    'glass vial inspection; pharmaceutical container defects; machine vision defect definition; deep learning false rejects; scratch detection glass; dark field illumination; labelling disagreement; defect catalogue; inspector repeatability; AOI acceptance criteria; ampoule camera inspection|西林瓶检测; 药瓶外观检测; 划伤检测; 缺陷标准; 误检率高; 过杀; 暗场打光; 深度学习质检; 缺陷标注不一致; 管制瓶; 玻璃气泡结石',
  'safety-fence-radar':
    'safety radar sensor; presence detection PL d; light curtain false trips; 60 GHz sensor; ISO 13849; dusty environment safeguarding; hazardous area access; muted light curtain bypass; restart prevention; light curtain alternative; wood processing machine safety|安全雷达; 毫米波雷达; 光幕误报; 安全光栅替代; 粉尘环境防护; 人员闯入检测; 机械安全PLd; 光栅被短接; 防护区域; 木工机械安全; 防止误启动',
  'energy-meter-compressed-air':
    'compressed air leaks; energy monitoring; base load analysis; weekend power consumption; air leak detection; shut-off valve compressed air; compressor energy saving; submetering; ISO 50001; standby consumption of factory|压缩空气泄漏; 空压机节能; 能耗监测; 停产时段耗电; 基础负荷; 漏气排查; 能源管理系统; 分项计量; 下班关气阀; 气动系统节能; 电费高',
  'hmi-old-operator':
    'high-performance HMI; ISA-101; SCADA screen design; greyscale HMI; alarm flooding; operator error reduction; process graphics; alarm management EEMUA 191; control room display; nuisance alarms; ageing workforce interface|HMI画面设计; 组态画面优化; 报警泛滥; 无效报警; 误操作; DCS画面; 上位机界面; 灰度画面; 人机界面; 报警管理; 中控室大屏',
  'plc-export-control-rules':
    'domestic PLC market share; PLC localisation; PLC replacement imported; PLC lead time; PLC program migration; PLC brand comparison; medium PLC selection; battery and solar equipment control|国产PLC替代; PLC市场份额; PLC选型; 进口PLC交期; PLC程序移植; 国产化率; 控制器国产替代; 老程序改写; 锂电设备控制',
  'nagoya-test-bench':
    'virtual commissioning; hardware-in-the-loop PLC; digital twin of machine; PLC program simulation; commissioning time reduction; fault injection test; software testing assembly machine; restart after stop faults; special purpose machine start-up; FAT before build|虚拟调试; 数字孪生; 硬件在环; PLC仿真; 缩短现场调试; 程序测试; 非标设备调试; 故障注入; 停机重启故障; 装配机仿真; 出厂前测试',
  'cabinet-wiring-robot':
    'panel building automation; automatic wire processing; wire cutting and crimping machine; switchgear wiring time; wire list from schematic; ferrule crimping and marking|控制柜布线; 自动下线机; 剥线压端子; 线号打印机; 配电柜装配; 配线效率',
  'standards-survey-external':
    'fieldbus market share; PROFINET EtherCAT usage; industrial network statistics; industrial wireless adoption; protocol incompatibility; multi-protocol plant|现场总线占有率; 工业以太网占比; 工业无线; 协议不兼容; 通讯协议统计; 多协议并存',
  YT: 'industrial Ethernet switch; time-sensitive networking switch; SPE switch; managed DIN rail switch; real-time network switch; 10BASE-T1L switch; two-wire Ethernet; low jitter switch; wide temperature switch; plant network switch; deterministic Ethernet|工业交换机; TSN交换机; 单对以太网; SPE交换机; 导轨式交换机; 网管型交换机; 实时以太网; 低抖动; 宽温交换机; 两线以太网; 工业网络设备; 车间组网',
  JM: 'integrated servo motor; decentralised servo drive; cabinet-free servo; IP65 servo drive; all-in-one servo; distributed servo; hybrid cable servo; multi-axis servo system; packaging machine servo; compact servo amplifier; daisy chain drive|一体化伺服电机; 分布式驱动; 无柜伺服; 防水伺服; 集成驱动电机; 混合电缆伺服; 多轴伺服; 包装机伺服; 伺服驱动器; 共母线伺服; 省线伺服; IP65驱动器',
  SR: 'safety radar sensor; presence sensing device; light curtain alternative; millimetre wave safety sensor; person detection; area guarding sensor; PL d sensor; robot cell guarding; dusty environment safety; safety laser scanner alternative; restart interlock sensor|安全雷达传感器; 毫米波安全; 安全光栅替代; 人体存在传感器; 区域防护; 机器人安全防护; 粉尘环境传感器; 激光扫描仪替代; 人员检测; 防误启动; PLd安全传感器; 车间安全防护',
  BV: 'linear array camera; web inspection camera; surface defect inspection; 16k line scan; film inspection camera; print inspection; high-speed industrial camera; foil and paper inspection; 25GigE camera; battery electrode inspection; textile inspection camera; AOI camera|线扫相机; 线扫描相机; 16K线阵; 表面缺陷检测; 薄膜瑕疵; 极片检测; 印刷品检测; 布匹检测; 工业相机; 钢带铝箔检测; 高速相机; 25G网口相机',
};
