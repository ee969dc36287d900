// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|894 939 797 687 943 972 881 824 881 959 776 656
    certain container binary general|796 926 761 703 851 963 851 847 639 918 752 682
    certain container binary specific|915 939 813 691 970 981 893 824 943 972 788 657
    certain container text specific|958 969 858 770 981 985 926 873 951 966 845 752
    certain content binary specific|945 961 719 583 912 912 839 743 895 926 696 558
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|906 964 747 613 970 984 871 773 941 964 747 590
    fair content binary specific|960 974 847 719 977 989 916 840 950 975 827 698
    fair content text specific|952 972 814 679 973 986 900 813 940 970 798 657
    fair signature text specific|876 935 640 444 936 967 786 640 865 928 617 438
    fair text text general|892 979 883 830 938 989 939 910 869 976 872 816
    fair text text specific|902 962 732 594 971 983 864 760 944 962 734 569
    fallback * * *|351 879 701 608 505 938 793 700 327 868 669 564
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|124 789 529 425 284 885 675 552 148 772 476 351
    fallback text text general|532 951 837 754 682 980 888 817 470 945 823 734
    strong * * *|949 969 785 624 979 983 869 800 929 956 767 596
    strong container binary general|751 926 682 571 850 963 823 705 732 919 660 546
    strong container binary specific|877 908 554 365 941 954 720 542 866 900 530 342
    strong content binary specific|945 969 757 589 977 980 831 776 941 964 737 543
    strong content text specific|965 967 783 625 971 971 882 783 957 963 766 601
    strong signature binary general|889 970 848 776 942 985 920 877 877 967 835 758
    strong signature binary specific|950 950 764 573 984 986 870 761 952 962 745 575
    strong text text general|923 978 881 822 958 990 947 911 904 975 870 806
    strong text text specific|958 982 813 655 987 987 899 830 908 940 796 631
    weak * * *|826 972 912 715 919 984 951 830 833 966 897 697
    weak content binary specific|902 985 948 811 953 992 974 899 899 982 943 795
    weak content text specific|889 977 927 750 942 989 963 861 861 975 920 731
    weak signature text specific|943 986 951 832 959 993 977 911 911 985 950 818
    weak text text specific|632 944 840 511 843 968 901 683 693 933 801 486
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|55
    claimed|400
    contradicted|37
    general|19
    rival certain|40
    rival fair|14
    rival fallback|6
    rival strong|21
    rival weak|8
    """
}
