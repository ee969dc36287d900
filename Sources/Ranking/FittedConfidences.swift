// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers = """
    certain * * *|917 943 899 837 956 971 925 871 912 956 842 753
    certain container binary general|828 954 820 828 905 971 834 890 691 930 743 743
    certain container binary specific|935 937 922 848 972 978 951 872 969 969 872 766
    certain container text general|915 976 892 897 935 982 920 924 861 960 832 840
    certain container text specific|980 981 953 909 987 987 966 933 967 969 925 857
    certain content binary specific|957 962 844 724 910 910 882 785 888 893 764 612
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|986 986 967 868 989 989 978 904 977 977 951 799
    fair container binary general|926 974 924 841 946 981 944 881 884 958 879 761
    fair content binary specific|972 972 946 773 978 978 959 826 951 951 910 672
    fair content text specific|981 981 960 828 985 985 971 870 965 965 935 744
    fair signature text specific|953 953 914 657 966 966 937 751 925 925 865 565
    fair text binary specific|977 977 961 840 985 985 972 875 966 966 937 752
    fair text text general|968 989 965 924 976 992 975 944 945 981 943 879
    fair text text specific|988 988 969 877 990 990 980 912 980 980 955 811
    fallback * * *|560 959 944 860 636 972 954 891 449 935 903 785
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|278 909 887 723 387 933 899 766 214 858 793 585
    fallback text text general|657 977 963 907 722 985 973 934 530 961 941 854
    strong * * *|974 981 950 843 981 982 963 890 915 930 920 750
    strong container binary general|904 974 905 845 938 981 930 850 850 957 851 767
    strong container binary specific|945 949 901 708 963 963 927 772 909 916 846 594
    strong content binary specific|975 985 947 835 977 977 959 882 910 911 914 741
    strong content text specific|971 971 955 855 987 987 967 891 965 966 927 773
    strong signature binary general|946 988 954 923 966 991 967 943 925 980 926 878
    strong signature binary specific|984 984 952 841 977 977 961 885 959 960 923 761
    strong signature text general|963 990 961 935 972 993 972 952 937 983 937 896
    strong signature text specific|978 980 960 864 986 986 971 898 963 966 935 792
    strong text text general|963 988 955 924 974 991 968 948 926 980 927 880
    strong text text specific|972 982 954 839 988 988 966 894 894 928 924 735
    weak * * *|932 971 928 820 953 977 949 864 897 949 889 734
    weak content binary specific|907 964 912 780 940 971 935 832 870 935 862 681
    weak content text specific|949 971 935 831 960 979 952 872 903 952 896 747
    weak signature text specific|967 979 943 869 967 984 964 902 926 964 921 799
    weak text text specific|907 970 930 812 950 976 946 858 895 948 884 723
    """

  /// Of the candidates after it.
  static let others = """
    alternative|9
    claimed|400
    contradicted|19
    general|30
    rival certain|51
    rival fair|13
    rival fallback|1
    rival strong|22
    rival weak|2
    """
}
